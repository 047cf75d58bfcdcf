import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/ids.ts';

/** How long an address is remembered from which somebody logged in. */
const rememberedMilliseconds = 90 * 86_400_000;

/**
 * Remembers that the owner of a contact logged in from an address: from there they can go on doing so while strangers
 * elsewhere use up what everybody together may try (C-166). Neither is stored readably.
 */
export async function rememberPlace(
  database: Queryable,
  contact: string,
  address: string,
  now: Date,
): Promise<void> {
  const endsAt = sql`${new Date(now.getTime() + rememberedMilliseconds).toISOString()}::timestamptz`;
  // In one statement, so that a person counts once at an address: `xmax` is 0 where the row is new.
  await database.execute(sql`
    with place as (
      insert into rate_limits (key, count, ends_at) values (${keyOf(contact, address)}, 0, ${endsAt})
      on conflict (key) do update set ends_at = excluded.ends_at
      returning (xmax = 0)::int as person)
    insert into rate_limits as existing (key, count, ends_at)
    select ${keyOfAddress(address)}, person, ${endsAt} from place
    on conflict (key) do update set count = existing.count + excluded.count, ends_at = excluded.ends_at`);
}

/** How many people logged in from an address lately; of a mobile carrier's it is many. */
export async function peopleKnownAt(
  database: Queryable,
  address: string,
  now: Date,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count from rate_limits where key = ${keyOfAddress(address)} and ends_at > ${now.toISOString()}::timestamptz`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether the owner of a contact has logged in from this address. */
export async function isKnownPlace(
  database: Queryable,
  contact: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select 1 from rate_limits where key = ${keyOf(contact, address)} and ends_at > ${now.toISOString()}::timestamptz`,
  );
  return rows.length > 0;
}

function keyOfAddress(address: string): string {
  return `known-address:${hashSecret(address)}`;
}

function keyOf(contact: string, address: string): string {
  return `known-place:${hashSecret(`${contact} ${address}`)}`;
}
