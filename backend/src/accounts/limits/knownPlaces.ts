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
  const place = { address: hashSecret(address), endsAt };
  await database
    .insertInto('rateLimits')
    .values({ key: keyOf(contact, address), count: 0, ...place })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(place))
    .execute();
}

/**
 * How many people logged in from an address lately, each of them until ninety days after they last did; of a mobile
 * carrier's it is many, which are counted up to `most`.
 */
export async function peopleKnownAt(
  database: Database,
  address: string,
  now: Date,
  most: number,
): Promise<number> {
  const rows = await database
    .selectFrom('rateLimits')
    .select('key')
    .where('address', '=', hashSecret(address))
    .where('endsAt', '>', now)
    .limit(most)
    .execute();
  return rows.length;
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

function keyOf(contact: string, address: string): string {
  return `known-place:${hashSecret(`${contact} ${address}`)}`;
}
