import { readHeldSession, type HeldSession } from '../../browser/readHeldSession.ts';
import type { SessionHold } from './holdSession.ts';
import { endOfText, lastEnd, type SessionEnd } from './lastEnd.ts';
import { removeSessionCookies } from './removeSessionCookies.ts';

/** What following other tabs needs of the session of this page. */
export interface FollowingSession {
  channel: BroadcastChannel | null;
  hold: SessionHold;
  /** This page ends its session itself just now. */
  isEnding(): boolean;
  forget(reason: SessionEnd['reason'], forced: boolean): void;
  /** Goes on with the session of another tab; false where the page has to be loaded anew for it. */
  takeOver(now: HeldSession): boolean;
}

/**
 * Takes over what other tabs of this provider do to the session: at once by the channel, and when the tab comes to the
 * front, in case it slept. A cookie that is merely gone is put back.
 * @returns does so now; `told` is an end that somebody else tells of
 */
export function followTabs(session: FollowingSession): (told: SessionEnd | null) => void {
  const { channel, hold, isEnding, forget, takeOver } = session;

  function follow(told: SessionEnd | null): void {
    if (isEnding()) return;
    const own = hold.current();
    const now = readHeldSession();
    const recorded = own && lastEnd.of(own.mark);
    if (now?.mark === own?.mark) {
      // A shell of before cannot remove what it does not see.
      if (told && recorded)
        void removeSessionCookies(own).then(() => forget(recorded.reason, recorded.forced));
      return;
    }
    // A cookie that the browser would not remove.
    if (now !== null && lastEnd.of(now.mark)) return;
    if (now === null && own !== null) {
      // Where cookies are blocked each tab has a session of its own.
      const end = recorded ?? (told?.mark === own.mark ? told : null);
      if (end) forget(end.reason, end.forced);
      else hold.restore();
    } else if (now === null || !takeOver(now)) {
      // Another customer may have logged in: nothing on this page is theirs.
      window.location.reload();
    }
  }

  if (channel) {
    channel.addEventListener('message', ({ data }) => follow(endOfText(data)));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') follow(null);
    });
  }
  return follow;
}
