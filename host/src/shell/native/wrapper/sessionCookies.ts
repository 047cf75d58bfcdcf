import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { WrapperCookies } from '@portal/contract/native/messages';
import { readCookie } from '../../../browser/readCookie.ts';
import type { HeldSession } from '../../../browser/readHeldSession.ts';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';

/**
 * The session's cookies as the page has them (NAT-02): the edge leaves the token of a page that an application shows in
 * the reach of script (C-351).
 */
export function sessionCookies(): Required<WrapperCookies> {
  return {
    sessionToken: readCookie(COOKIE_NAMES.sessionToken),
    userId: readCookie(COOKIE_NAMES.userId),
  };
}

/** The same with the token that the shell holds: a browser may have refused or lost its cookie. */
export function cookiesOf(session: { held(): HeldSession | null }): Required<WrapperCookies> {
  return { ...sessionCookies(), sessionToken: session.held()?.token ?? null };
}

/** Writes what the wrapper says; a name that is left out stays as it is (NAT-02). */
export function writeSessionCookies({ sessionToken, userId }: WrapperCookies): void {
  const given = [
    [COOKIE_NAMES.sessionToken, sessionToken],
    [COOKIE_NAMES.userId, userId],
  ] as const;
  for (const [name, value] of given) {
    if (value === null) removeCookie(name);
    else if (value !== undefined) writeCookie(name, value);
  }
}
