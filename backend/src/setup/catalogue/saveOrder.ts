import type { Transaction } from '../../platform/database/database.ts';
import { byPosition } from '../../portal/schedule/byPosition.ts';

/** Own ids in the order in which customers are to see them. */
export interface CatalogueOrder {
  services?: readonly string[];
  experts?: readonly string[];
}

/**
 * Puts services and experts in an order, which the booking of customers follows (SET-15). Those that are not named, of a
 * page that is older than they are, come after them in the order that they had; names that nothing has are passed over.
 * Who adds one later without a position finds it at the end.
 */
export async function saveOrder(
  transaction: Transaction,
  companyId: string,
  { services, experts }: CatalogueOrder,
): Promise<void> {
  if (services !== undefined)
    await orderRows(transaction, 'catalogueServices', companyId, services);
  if (experts !== undefined) await orderRows(transaction, 'experts', companyId, experts);
}

async function orderRows(
  transaction: Transaction,
  table: 'catalogueServices' | 'experts',
  companyId: string,
  wanted: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'foId', 'name', 'position', 'active'])
    .where('companyId', '=', companyId)
    .forUpdate()
    .execute();
  const place = (foId: string) => (wanted.includes(foId) ? wanted.indexOf(foId) : wanted.length);
  const ordered = rows
    .filter(({ active }) => active)
    .toSorted((one, other) => place(one.foId) - place(other.foId) || byPosition(one, other));
  for (const [index, { id, position }] of ordered.entries()) {
    if (position === index + 1) continue;
    await transaction
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}
