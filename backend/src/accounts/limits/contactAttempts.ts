import type { Database } from '../../platform/database/database.ts';
import { isKnownPlace, addKnownPlace } from './knownPlaces.ts';
import { countAttempt, forgetAttempts, type RateLimit } from './rateLimit.ts';

interface Attempt {
  /** What is tried: `code`, `login`. */
  what: string;
  contact: string;
  address: string;
}

/**
 * Counts an attempt at a contact, by the address that it comes from and, far above, by all of them together: a stranger
 * who uses up their own attempts keeps nobody else out. The owner's known places do not share the second count.
 * @throws ApiError 429
 */
export async function countContactAttempt(
  database: Database,
  { what, contact, address }: Attempt,
  limits: { fromOneAddress: RateLimit; fromEverywhere: RateLimit },
  now: Date,
): Promise<void> {
  await countAttempt(database, fromHere({ what, contact, address }), limits.fromOneAddress, now);
  if (await isKnownPlace(database, contact, address, now)) return;
  await countAttempt(database, fromAnywhere(what, contact), limits.fromEverywhere, now);
}

/** The owner of the contact came in: their attempts begin anew, and the place is theirs. */
export async function forgiveContactAttempts(
  database: Database,
  { what, contact, address }: Attempt,
  now: Date,
): Promise<void> {
  await forgetAttempts(database, fromHere({ what, contact, address }));
  await forgetAttempts(database, fromAnywhere(what, contact));
  await addKnownPlace(database, contact, address, now);
}

function fromHere({ what, contact, address }: Attempt): string {
  return `${what}-contact:${contact}:${address}`;
}

function fromAnywhere(what: string, contact: string): string {
  return `${what}-contact:${contact}`;
}
