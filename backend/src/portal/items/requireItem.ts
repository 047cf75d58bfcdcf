import type { Context } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { findItem, type ItemOwner } from './queries.ts';
import type { ItemRow } from './itemRow.ts';
import { texts } from './texts.ts';

/** Whose items a customer sees. */
export function itemOwner({ company, client }: Customer): ItemOwner {
  return { companyId: company.id, clientId: client.id };
}

/** The item in the path, when it is the customer's own. @throws ApiError 404 */
export async function requireItem(
  database: Database,
  customer: Customer,
  context: Context,
): Promise<ItemRow> {
  const item = await findItem(database, itemOwner(customer), readParameter(context, 'id'));
  if (item === undefined) throw new ApiError(404, texts.unavailable);
  return item;
}
