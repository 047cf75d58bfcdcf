import type { Item } from '@portal/api/items/item';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { listOpenJobs } from '../budgets/openJobs/listOpenJobs.ts';
import { itemPresenter } from './itemPresenter.ts';
import type { ItemRow } from './itemRow.ts';
import { itemOwner } from './requireItem.ts';

/** An item of the customer with its details: besides what a list shows, its jobs that are still to do (BUD-28). */
export async function presentItem(
  backend: Backend,
  customer: Customer,
  row: ItemRow,
): Promise<Item> {
  const owner = { ...itemOwner(customer), itemId: row.id };
  const [show, jobs] = await Promise.all([
    itemPresenter(backend, customer),
    listOpenJobs(backend.database, owner, backend.clock.now()),
  ]);
  return { ...show(row), open_jobs: jobs };
}
