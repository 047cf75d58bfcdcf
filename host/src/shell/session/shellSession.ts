import type { LiteVisit } from '@portal/contract/liteVisit';
import type { Mode } from '@portal/contract/remoteManifest';
import type { SessionHandle } from '@portal/contract/session';
import type { HeldSession } from '../../browser/readHeldSession.ts';

/** The session as the shell knows it: remotes get less. */
export interface ShellSession extends SessionHandle {
  /** The session that this page is of, as far as script knows it; null without one. */
  held(): HeldSession | null;
  setTermsAccepted(accepted: boolean): void;
  /** The mode of an app path; the page of a new address needs it before the session has followed. */
  modeAt(path: string): Mode;
  setPath(path: string): void;
  /** The provider is a demo company, so that whoever is logged in is a demo user (SHL-05). */
  setDemo(): void;
  /** Until this is settled nobody knows whether it is a demo, which a refused session does not end (DEMO-10). */
  judgeAfter(known: Promise<unknown>): void;
  setLite(visit: LiteVisit | null): void;
  /** Takes over a session that needs no further steps: the one of a demo user (DEMO-04). */
  enterDemo(token: string): void;
  /** Ends the session because the service refused it; `mark` is of the one that was sent. */
  expire(mark: string): void;
  /**
   * Takes over what became of the session's cookies elsewhere. A cookie that is merely gone is put back.
   * @param isEnded whoever speaks for the device says that nobody is logged in on it.
   */
  followCookie(isEnded: boolean): void;
}
