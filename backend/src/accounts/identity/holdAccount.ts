import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';

/**
 * Keeps a customer's account from being deleted until the end of the transaction: what is stored in it is there when the
 * account is erased, and nothing comes afterwards. Call it before other rows are locked.
 * @throws ApiError 401 when the account was deleted meanwhile
 */
export async function holdAccount(
  database: Database,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<void> {
  const held = await selectRow(
    database,
    'select id from clients where id = $1 and company_id = $2 and deleted_at is null for share',
    [clientId, companyId],
  );
  if (held === undefined) throw new ApiError(401, texts.unauthorised);
}
