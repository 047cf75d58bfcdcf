import { SESSION_COOKIES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';

/** How often the session's cookies are removed before going on, and the pause between (SHL-69, C-131). */
const REMOVALS = 5;
/** In milliseconds. */
const PAUSE = 200;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Removes the cookies of a session; a browser may need to be asked more than once. */
export async function removeSessionCookies(): Promise<void> {
  for (let attempt = 0; attempt < REMOVALS; attempt += 1) {
    SESSION_COOKIES.forEach(removeCookie);
    if (SESSION_COOKIES.every((name) => readCookie(name) === null)) return;
    await pause(PAUSE);
  }
}
