// @vitest-environment happy-dom
import { ApiError } from '@portal/api/apiError';
import type { Http } from '@portal/api/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLite } from '../lite/createLite.ts';
import { createStartup } from './createStartup.ts';
import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(answer: () => Promise<never>) {
  const http: Http = { send: answer };
  const context: StartupContext = {
    main: http,
    mgmt: http,
    session: {
      token: () => null,
      current: () => ({
        mode: 'visitor',
        subject: null,
        termsAccepted: false,
        lite: null,
        scheduling: false,
      }),
      subscribe: () => () => undefined,
      adopt: async () => undefined,
      refresh: async () => undefined,
      end: async () => undefined,
      setTermsAccepted: () => undefined,
      setPath: () => undefined,
      modeAt: () => 'full',
      setDemo: () => undefined,
      setLite: () => undefined,
      enterDemo: () => undefined,
      expire: () => undefined,
      followCookie: () => undefined,
    },
    address: { path: '/services', query: new URLSearchParams() },
    lite: createLite(http),
    overlays: { info: async () => undefined, dialogs: () => [] },
    recording: { follow: () => undefined },
    pendingAppointment: null,
    leave: () => undefined,
    replace: () => undefined,
    domain: 'lima.localhost',
    isGenericHost: false,
    logo: '',
  };
  const states: StartupState[] = [];
  const startup = createStartup(context, (state) => states.push(state));
  return { startup, states };
}

test('a start that hangs says so, gives up after a while and is tried again [SHL-63]', async () => {
  const { startup, states } = setUp(() => new Promise(() => undefined));
  startup.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ kind: 'starting', step: 'cluster', slow: false });
  await vi.advanceTimersByTimeAsync(4000);
  expect(states.at(-1)).toEqual({ kind: 'starting', step: 'cluster', slow: true });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(states.at(-1)).toEqual({ kind: 'unreachable' });
});

test('the screen of services that do not answer stays while the start is tried again [SHL-63]', async () => {
  let tries = 0;
  const { startup, states } = setUp(async () => {
    tries += 1;
    throw new ApiError(0, {});
  });
  startup.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ kind: 'unreachable' });
  const before = tries;
  const known = states.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries).toBeGreaterThan(before);
  await startup.retry();
  expect(states.slice(known).every(({ kind }) => kind === 'unreachable')).toBe(true);
});
