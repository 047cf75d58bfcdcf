import type { CookieName } from '@portal/contract/cookies';

/** A value that nobody of the portal wrote may be no valid encoding. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The value of a cookie, or null. */
export function readCookie(name: CookieName): string | null {
  for (const part of document.cookie.split('; ')) {
    const split = part.indexOf('=');
    if (part.slice(0, split) === name) return decode(part.slice(split + 1));
  }
  return null;
}
