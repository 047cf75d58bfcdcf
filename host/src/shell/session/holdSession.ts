import { COOKIE_NAMES } from '@portal/contract/cookies';
import { markOf } from '@portal/contract/markOf';
import { readHeldSession, type HeldSession } from '../../browser/readHeldSession.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

/** What this page knows of its session, which outlives the cookies that say it. */
export interface SessionHold {
  current(): HeldSession | null;
  /** Takes over the session that an answer has opened: the edge keeps its token, or has left that to this page (C-351). */
  begin(fresh: string): HeldSession;
  /** Writes the cookie by which pages know the session; a browser may have lost it. */
  restore(): void;
  end(): void;
}

/** Begins with what the cookies say. */
export function holdSession(): SessionHold {
  let held = readHeldSession();

  function restore(): void {
    if (held === null) return;
    if (held.token === null) writeCookie(COOKIE_NAMES.sessionMark, held.mark);
    else {
      removeCookie(COOKIE_NAMES.sessionMark);
      writeCookie(COOKIE_NAMES.sessionToken, held.token);
    }
  }

  return {
    current: () => held,
    begin(fresh) {
      const kept = readHeldSession();
      if (kept?.token === null && kept.mark === fresh) held = kept;
      else {
        held = { mark: markOf(fresh), token: fresh };
        restore();
      }
      return held;
    },
    restore,
    end: () => (held = null),
  };
}
