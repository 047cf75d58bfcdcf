import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { hashSecret } from '../ids.ts';

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
  const endsAt = new Date(now.getTime() + rememberedMilliseconds);
  await database.execute(sql`
    insert into rate_limits (key, count, ends_at) values (${keyOf(contact, address)}, 0, ${endsAt.toISOString()}::timestamptz)
    on conflict (key) do update set ends_at = excluded.ends_at`);
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

function keyOf(contact: string, address: string): string {
  return `known-place:${hashSecret(`${contact} ${address}`)}`;
}
