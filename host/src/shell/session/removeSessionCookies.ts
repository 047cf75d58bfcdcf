import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { COOKIE_NAMES, SESSION_COOKIES } from '@portal/contract/cookies';
import { ENDED_MARK } from '@portal/contract/markOf';
import { SESSION_PATH } from '../../address/sessionPath.ts';
import { readCookie } from '../../browser/readCookie.ts';
import type { HeldSession } from '../../browser/readHeldSession.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

/** How often the session's cookies are removed before going on, and the pause between (SHL-69, C-131). */
const REMOVALS = 5;
/** In milliseconds. */
const PAUSE = 200;
/** How long the edge may take, in milliseconds. */
const TIMEOUT = 1000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function removeAtEdge({ mark }: HeldSession): Promise<void> {
  // Until the edge has heard of it, which may be with the next page, nobody takes the session for one (C-352).
  writeCookie(COOKIE_NAMES.sessionMark, ENDED_MARK);
  await fetch(SESSION_PATH, {
    method: 'DELETE',
    headers: { [SESSION_HEADERS.mark]: mark },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
}

/** Removes the cookies of a session, by the edge where they are out of reach; a browser may need to be asked more than once. */
export async function removeSessionCookies(ended: HeldSession | null): Promise<void> {
  for (let attempt = 0; attempt < REMOVALS; attempt += 1) {
    if (ended?.token === null) {
      removeCookie(COOKIE_NAMES.userId);
      await removeAtEdge(ended);
    } else SESSION_COOKIES.forEach(removeCookie);
    if (SESSION_COOKIES.every((name) => readCookie(name) === null)) return;
    await pause(PAUSE);
  }
}
