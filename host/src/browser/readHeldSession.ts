import { COOKIE_NAMES } from '@portal/contract/cookies';
import { ENDED_MARK, markOf } from '@portal/contract/markOf';
import { readCookie } from './readCookie.ts';

/** The session of this browser as script knows it. */
export interface HeldSession {
  /** Which one it is; it opens nothing. */
  readonly mark: string;
  /** Its token where the page keeps it: in a native application, where cookies are blocked, behind an older edge. Null else. */
  readonly token: string | null;
}

/** What the cookies say of a session now; null without one. */
export function readHeldSession(): HeldSession | null {
  const token = readCookie(COOKIE_NAMES.sessionToken);
  if (token) return { mark: markOf(token), token };
  const mark = readCookie(COOKIE_NAMES.sessionMark);
  return mark && mark !== ENDED_MARK ? { mark, token: null } : null;
}
