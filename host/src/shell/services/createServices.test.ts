// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/cookies.ts';
import { createShell } from '../createShell.ts';
import { aShell } from '../testing/aShell.ts';

let asked: { call: string; bearer: string | null; clientToken: string | null; body: string }[];
let answer: (path: string) => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const headers = new Headers(init.headers);
    asked.push({
      call: `${init.method} ${pathname}${search}`,
      bearer: headers.get('authorization'),
      clientToken: headers.get('x-client-token'),
      body: init.body ? await new Response(init.body).text() : '',
    });
    return answer(pathname);
  });
});
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what a remote asks of the main service goes with the session of the customer as bearer [API-01]', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'the-session');
  const { provider } = createTestPortal().portal;
  await aShell().portalFor(provider).fetch.main('/items/');
  expect(asked).toEqual([
    { call: 'GET /api/main/items/', bearer: 'Bearer the-session', clientToken: null, body: '' },
  ]);
});

test('on a lite page both services are asked with the credential of its link, and nobody’s session [API-02]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeCookie(COOKIE_NAMES.sessionToken, 'the-session');
  Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/client/services-lite?token=k');
  const link = { token: 'credential', type: 'work', id: 'A-1', is_client: true };
  answer = (path) => Response.json(path.endsWith('/customer/links') ? link : {});
  const shell = aShell();
  shell.session.setPath('/services-lite');
  shell.startup.begin();
  await vi.waitFor(() => expect(shell.session.current().lite).not.toBeNull());
  asked = [];
  const { fetch } = shell.portalFor(createTestPortal().portal.provider);
  await fetch.main('/showcase/work/A-1');
  await fetch.calendar('/customer/appointment');
  const as = { bearer: null, clientToken: 'credential', body: '' };
  // The start goes on meanwhile, with calls of its own.
  expect(asked.filter(({ call }) => /showcase|appointment/.test(call))).toEqual([
    { call: 'GET /api/main/showcase/work/A-1', ...as },
    { call: 'GET /api/calendar/customer/appointment', ...as },
  ]);
});

test.each(['ANDROID', 'IOS', 'WEB'] as const)(
  'a remote that asks for a code knows that the page runs on %s [API-14]',
  (platform) => {
    const { boot } = aShell();
    const never = () => new Promise<never>(() => undefined);
    const shell = createShell(boot, never, { platform, wrapper: null, synced: null });
    const { native } = shell.portalFor(createTestPortal().portal.provider);
    expect(native.platform).toBe(platform);
  },
);

test('a report is posted to the log as `content` [API-53]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  aShell().report.failure({ code: 'PAGE-ERROR', message: 'broken' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.call).toBe('POST /api/main/log');
  const sent: unknown = JSON.parse(asked[0]?.body ?? '');
  expect(sent).toEqual({ content: expect.stringContaining('"code":"PAGE-ERROR"') });
});

test('where the customer accepted analytics the start is counted, and not before; a failure is nothing [API-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  answer = () => Response.json({}, { status: 404 });
  const { recording } = aShell();
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
  writeCookie(COOKIE_NAMES.acceptedAnalytics, 'true');
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/main/analytics']);
  // Node tells of an unhandled rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  vi.useRealTimers();
});
