import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { texts } from './texts.ts';

/** @throws ApiError 400 for an item that is not this customer's */
export async function requireOwnItem(
  database: Database,
  customer: Customer,
  itemId: string,
): Promise<void> {
  const found = await database
    .selectFrom('items')
    .select('id')
    .where('id', '=', itemId)
    .where('companyId', '=', customer.company.id)
    .where('clientId', '=', customer.client.id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(400, texts.unknownItem);
}
