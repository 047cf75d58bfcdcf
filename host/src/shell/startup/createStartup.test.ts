// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import type { Http } from '@portal/api/http/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createLite } from '../lite/createLite.ts';
import { createStartup } from './createStartup.ts';
import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
});

function setUp(answer: () => Promise<never>, token: string | null = null) {
  const http: Http = { send: answer };
  const context: StartupContext = {
    main: http,
    mgmt: http,
    session: {
      held: () => (token === null ? null : { mark: token, token: null }),
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
      judgeAfter: () => undefined,
      setLite: () => undefined,
      enterDemo: () => undefined,
      expire: () => undefined,
      followCookie: () => undefined,
    },
    address: { path: '/services', query: new URLSearchParams() },
    lite: createLite(http),
    overlays: { info: async () => undefined, confirm: async () => true, dialogs: () => [] },
    recording: { follow: () => undefined },
    pendingAppointment: null,
    leave: () => undefined,
    replace: () => undefined,
    domain: 'lima.localhost',
    isGenericHost: false,
    logo: '',
  };
  const states: StartupState[] = [];
  const seen: ((state: StartupState) => void)[] = [(state) => void states.push(state)];
  const startup = createStartup(context, (state) => seen.forEach((tell) => tell(state)));
  return { startup, states, context, onState: (tell: (typeof seen)[number]) => seen.push(tell) };
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

test('recording, redirects, cookies and lite are run in this order, each in its own turn, before a service is asked [SHL-45] [SHL-46] [SHL-49]', () => {
  const { openAppointment, liteToken } = COOKIE_NAMES;
  writeCookie(openAppointment, 'S-1');
  writeCookie(liteToken, 'a');
  const calls: string[] = [];
  const { startup, context, onState } = setUp(() => {
    if (!calls.includes('service')) calls.push('service');
    return new Promise(() => undefined);
  }, 'a-token');
  context.recording = { follow: () => void calls.push('recording') };
  context.address = { path: '/', query: new URLSearchParams('directAppointment=true') };
  context.replace = () => void calls.push('redirect');
  const turns: [string, string[]][] = [];
  onState((state) => {
    const gone = [openAppointment, liteToken].filter((name) => readCookie(name) === null);
    if (state.kind === 'starting') turns.push([state.step, [...calls, ...gone]]);
  });
  startup.begin();
  expect(turns.slice(0, 5)).toEqual([
    ['recording', []],
    ['redirects', ['recording']],
    ['cookies', ['recording', 'redirect']],
    ['lite', ['recording', 'redirect', openAppointment]],
    ['demo', ['recording', 'redirect', 'service', openAppointment, liteToken]],
  ]);
});
