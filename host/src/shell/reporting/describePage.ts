import { COOKIE_NAMES } from '@portal/contract/cookies';
import { APP_VERSION } from '../../address/appVersion.ts';
import {
  FINGERPRINT_LENGTH,
  REPORTED_PARAMETERS,
  TOKEN_PARAMETERS,
} from '../../address/reportedParameters.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { readHeldSession } from '../../browser/readHeldSession.ts';

const fingerprint = (token: string) => token.slice(0, FINGERPRINT_LENGTH);

/** Of the address the parameters that the portal reads (SHL-32): tokens shortened, contacts left out. */
function readableQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [...query]) {
    if (!REPORTED_PARAMETERS.includes(name)) query.delete(name);
    else if (TOKEN_PARAMETERS.includes(name)) query.set(name, fingerprint(value));
  }
  return String(query) && `?${query}`;
}

/**
 * What every report says of the page that sends it (API-53): versions of application and wrapper, the date in Lisbon,
 * address and origin, who is logged in by id, the tokens' beginnings and the browser.
 */
export function describePage(now = new Date()): Record<string, string | null> {
  const lite = readCookie(COOKIE_NAMES.liteToken);
  return {
    app: APP_VERSION,
    native: document.documentElement.dataset['wrapper'] ?? null,
    date: now.toLocaleString('sv-SE', { timeZone: 'Europe/Lisbon' }),
    url: location.pathname + readableQuery(location.search),
    origin: location.origin,
    user: readCookie(COOKIE_NAMES.userId),
    session: readHeldSession()?.mark ?? null,
    lite: lite && fingerprint(lite),
    agent: navigator.userAgent,
  };
}
