import type { Http } from '@portal/api/http/http';
import { createSessionApi } from '@portal/api/account/createSessionApi';
import type { EventBus } from '@portal/contract/eventBus';
import type { Mode } from '@portal/contract/remoteManifest';
import type { Session } from '@portal/contract/session';
import { modeOf } from '../../address/modeOf.ts';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { withTimeout } from '../../composition/release/withTimeout.ts';
import { readHeldSession } from '../../browser/readHeldSession.ts';
import { watchLeaving } from '../../browser/watchLeaving.ts';
import { writeCookie } from '../../browser/writeCookie.ts';
import { followTabs } from './followTabs.ts';
import { holdSession } from './holdSession.ts';
import { lastEnd, textOfEnd, type SessionEnd } from './lastEnd.ts';
import { removeSessionCookies } from './removeSessionCookies.ts';
import type { ShellSession } from './shellSession.ts';
import { subjectOf } from './subjectOf.ts';

/** How long a customer who logs out waits for the service, in milliseconds. */
const LOGOUT_TIMEOUT_MS = 3000;

export interface SessionOptions {
  main(): Http;
  /** The portal was opened to book (SHL-36). */
  scheduling: boolean;
  bus: EventBus;
  /** Runs the terms check of a fresh session; rejects when it cannot be used. */
  acceptTerms(): Promise<void>;
  /** The browser refused to keep the session's cookie. */
  onCookiesBlocked(): void;
  /** Told after the session has ended. */
  onEnd(reason: 'logout' | 'expired', options: { forced: boolean }): void;
  channel: BroadcastChannel | null;
}

/**
 * The session of this page: its token lives in a cookie that no script reads (C-350), the shell knows its mark, remotes see
 * mode and subject. Tabs of one provider share it.
 */
export function createSession(options: SessionOptions): ShellSession {
  const { bus, channel } = options;
  const listeners = new Set<(session: Session) => void>();
  const hold = holdSession();
  const held = hold.current;
  let path = '/';
  let session: Session = {
    mode: modeOf(path, held() !== null),
    subject: null,
    termsAccepted: false,
    lite: null,
    scheduling: options.scheduling,
  };
  let isDemo = false;
  let undecided: Promise<unknown> | null = null;
  let ending: Promise<void> | null = null;

  function change(changes: Partial<Session>): void {
    session = { ...session, ...changes };
    for (const listener of listeners) listener(session);
  }

  function forget(reason: 'logout' | 'expired', forced: boolean): void {
    hold.end();
    bus.emit('session.ended', { reason });
    // The way out first: a page that is no longer allowed would look for one of its own.
    options.onEnd(reason, { forced });
    change({
      mode: modeOf(path, false),
      subject: null,
      termsAccepted: false,
    });
  }

  function modeAt(next: string): Mode {
    // The root belongs to the mode that it is opened in (SHL-11).
    if (next === '/' && session.mode === 'lite') return 'lite';
    return modeOf(next, held() !== null, isDemo);
  }

  async function refresh(): Promise<void> {
    const details = createSessionApi(options.main()).info();
    // Whatever those who wait for them show (C-284), it is written to the console (SHL-57).
    details.catch((error: unknown) => {
      console.error('The customer details could not be loaded.', error);
    });
    const info = await details;
    writeCookie(COOKIE_NAMES.userId, info.user_id);
    change({
      subject: subjectOf(info, isDemo),
      termsAccepted: info.terms_accepted || session.termsAccepted,
    });
  }

  async function end(reason: 'logout' | 'expired', forced: boolean): Promise<void> {
    const ended = held();
    const how: SessionEnd = { mark: ended?.mark ?? '', reason, forced };
    if (ended) lastEnd.record(how);
    if (reason === 'logout' && ended) {
      // The server forgets the session when it can; the customer is logged out here in any case.
      const told = createSessionApi(options.main()).logout();
      await withTimeout(told, LOGOUT_TIMEOUT_MS, 'The logout').catch(() => undefined);
    }
    await removeSessionCookies(ended);
    channel?.postMessage(textOfEnd(how));
    forget(reason, forced);
  }

  function endOnce(reason: 'logout' | 'expired', forced: boolean): Promise<void> {
    ending ??= end(reason, forced).finally(() => (ending = null));
    return ending;
  }

  function expire(sent: string): void {
    if (sent !== held()?.mark || ending) return;
    if (undecided) {
      void undecided.then(() => expire(sent));
      return;
    }
    if (isDemo) {
      // A demo goes on: nobody could log in to it again (DEMO-10).
      console.warn('The demo session was refused.');
      return;
    }
    const now = readHeldSession();
    // Somebody else has logged in meanwhile: their cookie, not this page's session, was refused.
    if (now !== null && now.mark !== sent) {
      window.location.reload();
      return;
    }
    console.warn('The session has expired.');
    void endOnce('expired', false);
  }

  const follow = followTabs({
    channel,
    hold,
    isEnding: () => ending !== null,
    forget,
    takeOver(now) {
      // A link's page is nobody's: it only offers the way to the account, and what is typed in it stays (C-24).
      if (session.mode !== 'lite' || session.lite === null) return false;
      hold.begin(now.token ?? now.mark);
      change({ lite: { ...session.lite, hasAccount: true } });
      return true;
    },
  });

  return {
    held,
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async adopt(fresh) {
      const taken = hold.begin(fresh);
      const leaving = watchLeaving();
      try {
        await options.acceptTerms();
        await refresh();
      } catch (error) {
        // The next page goes on with the session of one that was left meanwhile (C-859).
        if (!leaving.isLeft()) {
          hold.end();
          await removeSessionCookies(taken);
        }
        // No refusal of what was typed: login and registration tell the two apart by its kind (C-284).
        throw new Error('The session could not be loaded.', { cause: error });
      } finally {
        leaving.stop();
      }
      change({ mode: modeOf(path, true, isDemo), lite: null });
      if (readHeldSession()?.mark !== taken.mark) options.onCookiesBlocked();
      channel?.postMessage('adopted');
    },
    refresh,
    end: (end) => endOnce('logout', end?.forced ?? false),
    setTermsAccepted: (termsAccepted) => change({ termsAccepted }),
    modeAt,
    setPath(next) {
      const mode = modeAt(next);
      if (next !== '/' || mode !== 'lite') path = next;
      if (mode !== session.mode) change({ mode });
    },
    setDemo() {
      isDemo = true;
      change({ mode: modeOf(path, held() !== null, true) });
    },
    judgeAfter(known) {
      const decided = known
        .catch(() => undefined)
        .then(() => {
          if (undecided === decided) undecided = null;
        });
      undecided = decided;
    },
    setLite: (lite) => change({ lite }),
    enterDemo(fresh) {
      hold.begin(fresh);
      change({ termsAccepted: true });
    },
    expire,
    followCookie(isEnded) {
      const own = held();
      follow(isEnded && own !== null ? { mark: own.mark, reason: 'logout', forced: false } : null);
    },
  };
}
