import { sql, type ExpressionBuilder, type NotNull } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ItemRow } from './itemRow.ts';

/** Whose items are meant: always one customer of one provider. */
export interface ItemOwner {
  companyId: string;
  clientId: string;
}

function isOwnedBy({ companyId, clientId }: ItemOwner) {
  return (eb: ExpressionBuilder<Schema, 'items'>) =>
    eb.and({ companyId, clientId, removedAt: null });
}

/** The customer's items, newest first. */
export function listItems(database: Database, owner: ItemOwner): Promise<ItemRow[]> {
  return database
    .selectFrom('items')
    .selectAll()
    .where(isOwnedBy(owner))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findItem(
  database: Database,
  owner: ItemOwner,
  id: string,
): Promise<ItemRow | undefined> {
  return database
    .selectFrom('items')
    .selectAll()
    .where(isOwnedBy(owner))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest work under way of each item that has one, as on the wire. */
export async function listOpenWorks(
  database: Database,
  { companyId, clientId }: ItemOwner,
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('works')
    .distinctOn('itemId')
    .select(['itemId', 'id'])
    .where('companyId', '=', companyId)
    .where('clientId', '=', clientId)
    .where('itemId', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('bars', '<', '5')
    .orderBy('itemId')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ itemId: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.itemId, `A-${row.id}`]));
}

/** True while a work or a pending appointment is about the item (ITM-12). */
export async function isItemInUse(database: Database, id: string, now: Date): Promise<boolean> {
  const work = await database
    .selectFrom('works')
    .select('id')
    .where('itemId', '=', id)
    .where('cancelledAt', 'is', null)
    .where('bars', '<', '5')
    .limit(1)
    .executeTakeFirst();
  if (work !== undefined) return true;
  const appointment = await database
    .selectFrom('appointments')
    .select('id')
    .where('itemId', '=', id)
    .where('cancelledAt', 'is', null)
    .where(sql<Date>`upper(during)`, '>', now)
    .limit(1)
    .executeTakeFirst();
  return appointment !== undefined;
}

/** True while the customer waits for a time for the item, which an offer would be booked with (C-944). */
export async function isItemWaitedFor(database: Database, id: string): Promise<boolean> {
  const entry = await database
    .selectFrom('waitingEntries')
    .select('id')
    .where('itemId', '=', id)
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
