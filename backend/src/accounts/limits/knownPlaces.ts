import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret.ts';

/** How long an address is remembered from which somebody logged in. */
const rememberedMilliseconds = 90 * 86_400_000;

/**
 * Remembers that the owner of a contact logged in from an address: from there they can go on doing so while strangers
 * elsewhere use up what everybody together may try (C-166). Neither is stored readably.
 */
export async function addKnownPlace(
  database: Database,
  contact: string,
  address: string,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + rememberedMilliseconds);
  // In one statement, so that a person counts once at an address: `xmax` is 0 where the row is new.
  await sql`
    with place as (
      insert into rate_limits (key, count, ends_at) values (${keyOf(contact, address)}, 0, ${endsAt})
      on conflict (key) do update set ends_at = excluded.ends_at
      returning (xmax = 0)::int as person)
    insert into rate_limits as existing (key, count, ends_at)
    select ${keyOfAddress(address)}, person, ${endsAt} from place
    on conflict (key) do update set count = existing.count + excluded.count, ends_at = excluded.ends_at`.execute(
    database,
  );
}

/** How many people logged in from an address lately; of a mobile carrier's it is many. */
export async function peopleKnownAt(
  database: Database,
  address: string,
  now: Date,
): Promise<number> {
  const row = await database
    .selectFrom('rateLimits')
    .select('count')
    .where('key', '=', keyOfAddress(address))
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Whether the owner of a contact has logged in from this address. */
export async function isKnownPlace(
  database: Database,
  contact: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('rateLimits')
    .select('key')
    .where('key', '=', keyOf(contact, address))
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

function keyOfAddress(address: string): string {
  return `known-address:${hashSecret(address)}`;
}

function keyOf(contact: string, address: string): string {
  return `known-place:${hashSecret(`${contact} ${address}`)}`;
}
