import type { PortalContext } from '@portal/contract/portalContext';
import type { Mode } from '@portal/contract/remoteManifest';
import type { Session } from '@portal/contract/session';
import { createTestPortal } from '@portal/remote/testPortal';
import { findSample, type Samples } from './findSample.ts';

/** The shell behind a view of the harness. */
export interface Double {
  portal: PortalContext;
  /** Number of calls that wait for their answer. */
  waiting(): number;
  /** Whether the view called the server at all. */
  wasAsked(): boolean;
  /** What the view reported as broken. */
  failures(): string[];
}

const SESSIONS: Record<Mode, Partial<Session>> = {
  full: {},
  demo: { mode: 'demo' },
  visitor: { mode: 'visitor', subject: null, termsAccepted: false },
  lite: {
    mode: 'lite',
    subject: null,
    lite: {
      subjectId: 'A-00000000000000000000000001',
      hasEnded: false,
      isClient: false,
      hasAccount: false,
      itemsKey: 'items',
    },
  },
};

/** The double of the shell that unit tests use, with a server that answers from `samples`, else 404. */
export function createDouble(mode: Mode, samples: Samples): Double {
  let waiting = 0;
  const test = createTestPortal({
    session: SESSIONS[mode],
    provider: { isDemo: mode === 'demo' },
    otherwise: ({ service, method, path }) =>
      findSample(samples, method, `/${service}${path}`) ??
      Response.json({ http_code: 404 }, { status: 404 }),
  });
  const counted =
    (ask: typeof fetch): typeof fetch =>
    async (input, init) => {
      waiting += 1;
      try {
        return await ask(input, init);
      } finally {
        waiting -= 1;
      }
    };
  const { main, calendar } = test.portal.fetch;
  return {
    portal: { ...test.portal, fetch: { main: counted(main), calendar: counted(calendar) } },
    waiting: () => waiting,
    wasAsked: () => test.requests.length > 0,
    failures: () => test.failures.map(({ message }) => message),
  };
}
