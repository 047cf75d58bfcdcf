import { LITE_LINKS } from '@portal/api/company/liteLink';
import { createHttp, type Http } from '@portal/api/http/http';
import type { createStore } from 'jotai';
import { clockOffAtom } from '../state/clockOffAtom.ts';
import type { ShellSession } from '../session/shellSession.ts';
import { reachedAtom, receivedAtom } from '../state/reachedAtom.ts';
import { slowAtom } from '../state/slowAtom.ts';
import { writingAtom } from '../state/writingAtom.ts';
import { clockOffMinutes } from './clockOffMinutes.ts';
import { countCalls } from './countCalls.ts';
import { createServiceFetch } from './createServiceFetch.ts';

export interface ServicesOptions {
  store: ReturnType<typeof createStore>;
  /** The session needs the clients and they need to name it: bound through a function. */
  session(): Pick<ShellSession, 'current' | 'expire' | 'held'>;
  /** The credential of a lite visit, or null. */
  credential(): string | null;
  /** Another one by the same link, in the place of one that was refused; null where the link is refused as well (C-956). */
  renewCredential(refused: string): Promise<string | null>;
  /** A service refused the link (ERR-03). */
  onLiteRefused(): void;
}

/** The services of this page, as remotes ask them (`fetch`) and as the shell does (`http`). */
export interface Services {
  fetch: Record<'main' | 'calendar', typeof fetch>;
  http: Record<'main' | 'calendar' | 'mgmt', Http>;
}

/** Binds the services to the session or the lite visit of this page, and to what the page says of its connection. */
export function createServices(options: ServicesOptions): Services {
  const { store, session, credential, renewCredential, onLiteRefused } = options;
  const ofThisPage = {
    // A lite page acts for its link and for nobody else, even where somebody is logged in.
    session: () => (session().current().mode === 'lite' ? null : session().held()),
    // What makes a credential needs none, and must not wait for its own renewal.
    clientToken: (path: string) => (path === LITE_LINKS ? null : credential()),
  };
  const bind = (base: string, credentials = ofThisPage) =>
    createServiceFetch({
      base,
      ...credentials,
      renewClientToken: renewCredential,
      onLiteRefused,
      onUnauthorised: (mark) => session().expire(mark),
      onReached(reached, at) {
        store.set(reachedAtom, reached);
        if (at !== undefined) store.set(receivedAtom, at);
      },
      onDate: (date) => store.set(clockOffAtom, clockOffMinutes(date, Date.now())),
    });
  const main = bind('/api/main');
  // Only the session tells whose the token of an appointment at another provider is (C-440).
  const calendar = bind('/api/calendar');
  // It knows no customers: nothing that it refuses says anything of a session or a link (SHL-59).
  const mgmt = bind('/api/mgmt', { session: () => null, clientToken: () => null });
  const countIn = (counted: typeof writingAtom) => (by: 1 | -1) =>
    store.set(counted, (calls) => calls + by);
  const count = (call: typeof fetch) => countCalls(call, countIn(writingAtom), countIn(slowAtom));
  return {
    // What the shell itself sends is a note or a report: nobody waits for it.
    fetch: { main: count(main), calendar: count(calendar) },
    http: {
      main: createHttp(main),
      calendar: createHttp(calendar),
      mgmt: createHttp(mgmt),
    },
  };
}
