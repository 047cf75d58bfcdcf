import { queryAfterReading } from '@portal/contract/addressParameters';

/** What the gateway adds to the address when a card payment comes back (C-96). */
const OF_CARD_RETURN = ['status', 'id', 'requestId', 'sk', 'brand', 'pan'];

/**
 * The address under which the wrapper opens this page again (NAT-05): without what is read once,
 * what names the customer, and what a payment left behind.
 * @param path app path, below the base.
 */
export function addressToSave(
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
  path: string,
): string {
  const query = queryAfterReading(path, new URLSearchParams(location.search));
  for (const name of OF_CARD_RETURN) query.delete(name);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return location.origin + location.pathname + search;
}
