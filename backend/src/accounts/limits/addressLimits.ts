import type { Database } from '../../platform/database/database.ts';
import { isKnownPlace, peopleKnownAt } from './knownPlaces.ts';
import { countAttempt, type RateLimit } from './rateLimit.ts';

/** How often one address may try something. Many customers of a mobile carrier come from the same one (C-242). */
export interface AddressLimits {
  atOneProvider: RateLimit;
  atAllProviders: RateLimit;
  /** What everybody who logged in from there lately adds to both. */
  forEachPerson: number;
  /** Both never rise above this many times what they begin with. */
  mostTimes: number;
}

interface AddressAttempt {
  /** What is tried: `code`, `login`, `signup`, `confirmation`. */
  what: string;
  address: string;
  companyId: string;
  /** Undefined where nobody says who they are. */
  contact?: string;
}

/**
 * Counts an attempt of an address, at the provider and over all of them. Who logged in from there before is held by the
 * limits of their own contact alone: strangers behind the same address keep nobody out.
 * @throws ApiError 429
 */
export async function countAddressAttempt(
  database: Database,
  { what, address, companyId, contact }: AddressAttempt,
  limits: AddressLimits,
  now: Date,
): Promise<void> {
  if (contact !== undefined && (await isKnownPlace(database, contact, address, now))) return;
  // More than these raise neither limit any further.
  const { atAllProviders, forEachPerson, mostTimes } = limits;
  const most = Math.ceil((atAllProviders.count * (mostTimes - 1)) / forEachPerson);
  const people = await peopleKnownAt(database, address, now, most);
  const grown = ({ count, seconds }: RateLimit): RateLimit => ({
    count: Math.min(count + people * forEachPerson, count * mostTimes),
    seconds,
  });
  const here = `${what}-address:${companyId}:${address}`;
  await countAttempt(database, here, grown(limits.atOneProvider), now);
  await countAttempt(database, `${what}-address:${address}`, grown(atAllProviders), now);
}
