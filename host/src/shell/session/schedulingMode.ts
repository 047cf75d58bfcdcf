import { tabStorage } from './safeStorage.ts';

const KEY = 'portal.scheduling';

/**
 * Whether the portal was opened to book: `schedule=true` in the address (SHL-36). The parameter
 * leaves the address, so the tab remembers.
 */
export function schedulingMode(query: URLSearchParams): boolean {
  if (query.get('schedule') === 'true') tabStorage.write(KEY, 'true');
  return tabStorage.read(KEY) === 'true';
}
