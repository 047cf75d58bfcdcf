import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from './texts.ts';

/** @throws ApiError 400 for an item that is not this customer's */
export async function requireOwnItem(
  database: Database,
  customer: Customer,
  itemId: string,
): Promise<void> {
  const found = await selectRow(
    database,
    'select id from items where id = $1 and company_id = $2 and client_id = $3 and removed_at is null',
    [itemId, customer.company.id, customer.client.id],
  );
  if (found === undefined) throw new ApiError(400, texts.unknownItem);
}
