import type { Item } from '@portal/api/items/item';
import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '../../platform/backend.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { itemOnWire } from './itemOnWire.ts';
import { listOpenWorks } from './queries.ts';
import type { ItemRow } from './itemRow.ts';
import { itemOwner } from './requireItem.ts';

/** Shows the customer's items with the works under way (ENT-09). */
export async function itemPresenter(
  backend: Backend,
  customer: Customer,
): Promise<(row: ItemRow) => Item> {
  const works = await listOpenWorks(backend.database, itemOwner(customer));
  const users = [customer.user.id];
  return (row) => ({
    ...itemOnWire(backend, customer.company, row, { workId: works.get(row.id) ?? null, users }),
    changed: !isDeepStrictEqual(row.specs, row.originalSpecs),
  });
}
