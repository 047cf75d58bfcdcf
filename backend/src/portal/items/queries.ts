import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { items, type ItemRow } from './tables.ts';

/** Whose items are meant: always one customer of one provider. */
export interface ItemOwner {
  companyId: string;
  clientId: string;
}

function ownedBy(owner: ItemOwner) {
  return and(
    eq(items.companyId, owner.companyId),
    eq(items.clientId, owner.clientId),
    isNull(items.removedAt),
  );
}

/** The customer's items, newest first. */
export async function listItems(database: Queryable, owner: ItemOwner): Promise<ItemRow[]> {
  return database
    .select()
    .from(items)
    .where(ownedBy(owner))
    .orderBy(desc(items.createdAt), desc(items.id));
}

export async function findItem(
  database: Queryable,
  owner: ItemOwner,
  id: string,
): Promise<ItemRow | undefined> {
  return (
    await database
      .select()
      .from(items)
      .where(and(ownedBy(owner), eq(items.id, id)))
  )[0];
}

/** The newest work under way of each item that has one, as on the wire. */
export async function listOpenWorks(
  database: Queryable,
  { companyId, clientId }: ItemOwner,
): Promise<Map<string, string>> {
  const result = await database.execute<{ item_id: string; id: string }>(sql`
    select distinct on (item_id) item_id, 'A-' || id as id from works
    where company_id = ${companyId} and client_id = ${clientId} and item_id is not null and cancelled_at is null and bars < 5
    order by item_id, started_at desc, id desc`);
  return new Map(result.rows.map((row) => [row.item_id, row.id]));
}

/** True while a work or a pending appointment is about the item (ITM-12). */
export async function isItemInUse(database: Queryable, id: string, now: Date): Promise<boolean> {
  const result = await database.execute<{ in_use: boolean }>(sql`
    select exists (select 1 from works where item_id = ${id} and cancelled_at is null and bars < 5)
        or exists (
          select 1 from appointments
          where item_id = ${id} and cancelled_at is null and upper(during) > ${now.toISOString()}::timestamptz
        ) as in_use`);
  return result.rows[0]?.in_use === true;
}
