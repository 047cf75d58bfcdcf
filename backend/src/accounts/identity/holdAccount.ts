import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';

/**
 * Keeps a customer's account from being deleted until the end of the transaction: what is stored in it is there when the
 * account is erased, and nothing comes afterwards. Call it before other rows are locked.
 * @throws ApiError 401 when the account was deleted meanwhile
 */
export async function holdAccount(
  transaction: Transaction,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<void> {
  const held = await transaction
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) throw new ApiError(401, texts.unauthorised);
}
