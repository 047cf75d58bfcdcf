import { COOKIE_NAMES } from '@portal/contract/cookies';
import { APP_VERSION } from '../../address/appVersion.ts';
import {
  FINGERPRINT_LENGTH,
  REPORTED_PARAMETERS,
  TOKEN_PARAMETERS,
} from '../../address/reportedParameters.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { readHeldSession } from '../../browser/readHeldSession.ts';

const shorten = (token: string | null) => token?.slice(0, FINGERPRINT_LENGTH) ?? null;

/** The address with the parameters that the portal reads (SHL-32): tokens shortened, contacts left out. */
function readableAddress({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of REPORTED_PARAMETERS) {
    const value = query.get(name);
    if (value === null) continue;
    kept.set(name, TOKEN_PARAMETERS.includes(name) ? value.slice(0, FINGERPRINT_LENGTH) : value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/**
 * What every report says of the page that sends it (API-53): versions of application and wrapper, the date in Lisbon,
 * address and origin, who is logged in by id, the tokens' beginnings and the browser.
 */
export function describePage(now = new Date()): Record<string, string | null> {
  return {
    app: APP_VERSION,
    native: document.documentElement.dataset['wrapper'] ?? null,
    date: now.toLocaleString('sv-SE', { timeZone: 'Europe/Lisbon' }),
    url: readableAddress(window.location),
    origin: window.location.origin,
    user: readCookie(COOKIE_NAMES.userId),
    session: readHeldSession()?.mark ?? null,
    lite: shorten(readCookie(COOKIE_NAMES.liteToken)),
    agent: navigator.userAgent,
  };
}
