import { ADDRESS_PARAMETERS } from '@portal/contract/addressParameters';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { APP_VERSION } from '../appVersion.ts';
import { readCookie } from '../../browser/readCookie.ts';

/** So much of a token tells two sessions apart and opens none (C-107). */
const FINGERPRINT = 6;
const TOKENS = ['token', 'token_cal'];
const CONTACTS = ['email', 'phone'];

const shorten = (token: string | null) => token?.slice(0, FINGERPRINT) ?? null;

/** The address with the parameters that the portal reads (SHL-32): tokens shortened, contacts left out. */
function readableAddress({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ADDRESS_PARAMETERS) {
    const value = query.get(name);
    if (value === null || CONTACTS.includes(name)) continue;
    kept.set(name, TOKENS.includes(name) ? value.slice(0, FINGERPRINT) : value);
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
    session: shorten(readCookie(COOKIE_NAMES.sessionToken)),
    lite: shorten(readCookie(COOKIE_NAMES.liteToken)),
    agent: navigator.userAgent,
  };
}
