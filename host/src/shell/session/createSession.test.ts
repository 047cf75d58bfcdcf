// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { createHttp } from '@portal/api/http/http';
import { createEventBus } from '@portal/contract/eventBus';
import { markOf } from '@portal/contract/markOf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES, SESSION_COOKIES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createSession } from './createSession.ts';
import { lastEnd } from './lastEnd.ts';

const INFO = {
  user_id: 'user-1',
  name: 'Ana Marques',
  email: null,
  phone: '+351912345678',
  registered: true,
  terms_accepted: true,
  login_email_validated: false,
};

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  vi.restoreAllMocks();
});

function setUp(answers: Record<string, () => Response | Promise<Response>> = {}) {
  const calls: string[] = [];
  const main = createHttp(async (input) => {
    const request = new Request(input);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return answers[call]?.() ?? Response.json(INFO);
  });
  const ended: string[] = [];
  const events: string[] = [];
  const bus = createEventBus(() => undefined);
  bus.on('session.ended', ({ reason }) => events.push(reason));
  const session = createSession({
    main: () => main,
    bus,
    acceptTerms: async () => void calls.push('terms'),
    onEnd: (reason) => void ended.push(reason),
    scheduling: false,
    onCookiesBlocked: () => void calls.push('cookies blocked'),
    channel: null,
  });
  return { session, calls, ended, events };
}

test('adopting a token keeps it, accepts the terms, loads the customer and turns full [SHL-03] [CKE-02] [SHL-56]', async () => {
  const { session, calls } = setUp();
  expect(session.current().mode).toBe('visitor');
  await session.adopt('fresh-token');
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('fresh-token');
  expect(readCookie(COOKIE_NAMES.userId)).toBe('user-1');
  expect(document.cookie.split('; ').sort()).toEqual(['sessionToken=fresh-token', 'userId=user-1']);
  expect(calls).toEqual(['terms', 'GET /user/client/info']);
  expect(session.current()).toMatchObject({ mode: 'full', subject: { name: 'Ana Marques' } });
});

test('a start takes the session of the cookie, and none where there is none [CKE-02]', () => {
  expect(setUp().session.held()).toBeNull();
  writeCookie(COOKIE_NAMES.sessionToken, 'kept');
  expect(setUp().session.held()?.token).toBe('kept');
});

test('whoever is not registered yet is logged in all the same, and registered again after the end [SHL-66]', async () => {
  const { session } = setUp({
    'GET /user/client/info': () => Response.json({ ...INFO, registered: false }),
  });
  await session.adopt('fresh-token');
  expect(session.current()).toMatchObject({ mode: 'full', subject: { registered: false } });
  expect([session.modeAt('/services-lite'), session.modeAt('/services')]).toEqual(['lite', 'full']);
  await session.end();
  expect(session.current()).toMatchObject({ mode: 'visitor', subject: null });
});

test('details that cannot be loaded again are written to the console and change nothing [SHL-57]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let status = 200;
  const { session } = setUp({
    'GET /user/client/info': () => Response.json(INFO, { status }),
  });
  await session.adopt('fresh-token');
  const before = session.current();
  expect(logged).not.toHaveBeenCalled();
  status = 500;
  await expect(session.refresh()).rejects.toBeInstanceOf(Error);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The customer details could not be loaded.',
    expect.any(Error),
  );
  expect([session.held()?.token, session.current()]).toEqual(['fresh-token', before]);
});

test.each([
  ['refused', () => Response.json({ message: 'no' }, { status: 403 })],
  ['without a session', () => Response.json({}, { status: 401 })],
  ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a token whose customer cannot be loaded is not kept, and is no refusal: %s [SHL-57] [C-284]',
  async (_how, info) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { session } = setUp({ 'GET /user/client/info': info });
    const failure: unknown = await session.adopt('fresh-token').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(logged).toHaveBeenCalledOnce();
    expect(session.held()).toBeNull();
    expect(readCookie(COOKIE_NAMES.sessionToken)).toBeNull();
    expect(session.current().mode).toBe('visitor');
  },
);

test('a page that is left while its customer is loaded keeps the session for the next one [C-859]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { session } = setUp({
    'GET /user/client/info': () => {
      window.dispatchEvent(new Event('pagehide'));
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await expect(session.adopt('fresh-token')).rejects.toBeInstanceOf(Error);
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('fresh-token');
});

test('ending removes the cookies, tells everyone and forgets the customer [SHL-03] [SHL-69] [SHL-71]', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'old-token');
  const { session, calls, ended, events } = setUp({
    'POST /user/logout': () => Response.json({}),
  });
  expect(session.current().mode).toBe('full');
  const told = vi.fn<() => void>();
  session.subscribe(told);
  await Promise.all([session.end(), session.end()]);
  expect(calls).toEqual(['POST /user/logout']);
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBeNull();
  expect(events).toEqual(['logout']);
  expect(ended).toEqual(['logout']);
  expect(told).toHaveBeenLastCalledWith(
    expect.objectContaining({ mode: 'visitor', subject: null }),
  );
});

test('the customer is logged out even when the service does not answer', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'old-token');
  const { session } = setUp({
    'POST /user/logout': () => {
      throw new TypeError('network');
    },
  });
  await session.end();
  expect(session.held()).toBeNull();
});

test('a refused token is logged and ends the session once, and only if it is still the current one [ERR-03] [ERR-10] [ERR-17]', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'current');
  const { session, calls, ended } = setUp();
  session.expire('an-older-one');
  expect(session.held()?.token).toBe('current');
  session.expire('curren');
  session.expire('curren');
  expect(console.warn).toHaveBeenCalledWith('The session has expired.');
  await vi.waitFor(() => expect(ended).toEqual(['expired']));
  // Nothing is asked of a service that has just refused the session.
  expect(calls).toEqual([]);
});

test('a demo keeps its token, counts as registered, and goes on when it is refused [CKE-02] [DEMO-04] [DEMO-10] [ERR-03]', async () => {
  const { session, calls, ended } = setUp({
    'GET /user/client/info': () => Response.json({ ...INFO, registered: false }),
  });
  session.setDemo();
  session.enterDemo('demo-token');
  session.setPath('/services');
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('demo-token');
  await session.refresh();
  expect(session.current()).toMatchObject({ mode: 'demo', subject: { registered: true } });
  session.expire('demo-t');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('The demo session was refused.');
  expect([session.held()?.token, readCookie(COOKIE_NAMES.sessionToken)]).toEqual([
    'demo-token',
    'demo-token',
  ]);
  expect(session.current()).toMatchObject({ mode: 'demo', subject: { name: 'Ana Marques' } });
  expect([ended, calls]).toEqual([[], ['GET /user/client/info']]);
});

test.each([
  { isDemo: true, said: 'The demo session was refused.', reasons: [] },
  { isDemo: false, said: 'The session has expired.', reasons: ['expired'] },
])(
  'a session that is refused before anybody knows whether this is a demo waits for that: demo $isDemo [DEMO-10] [C-927]',
  async ({ isDemo, said, reasons }) => {
    writeCookie(COOKIE_NAMES.sessionToken, 'a-token');
    const { session, ended } = setUp();
    let tell = (): void => undefined;
    const configured = new Promise<void>((resolve) => (tell = resolve));
    session.judgeAfter(
      configured.then(() => {
        if (isDemo) session.setDemo();
      }),
    );
    session.expire(markOf('a-token'));
    expect(console.warn).not.toHaveBeenCalled();
    tell();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledExactlyOnceWith(said));
    await vi.waitFor(() => expect(ended).toEqual(reasons));
    expect(session.held() === null).toBe(!isDemo);
  },
);

test('a configuration that does not come keeps nobody logged in', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'a-token');
  const { session, ended } = setUp();
  session.judgeAfter(Promise.reject(new Error('away')));
  session.expire(markOf('a-token'));
  await vi.waitFor(() => expect(ended).toEqual(['expired']));
});

test('follows a logout that the device tells of, and the end that it slept through, whatever it was', () => {
  for (const [isEnded, reason] of [
    [true, 'logout'],
    [false, 'logout'],
    [false, 'expired'],
  ] as const) {
    const token = `${isEnded}-${reason}`;
    writeCookie(COOKIE_NAMES.sessionToken, token);
    const { session, ended } = setUp();
    removeCookie(COOKIE_NAMES.sessionToken);
    if (!isEnded) lastEnd.record({ mark: markOf(token), reason, forced: false });
    session.followCookie(isEnded);
    expect(session.held()).toBeNull();
    expect(ended).toEqual([reason]);
  }
});

test('a cookie that got lost during the visit is put back, and the session goes on', () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'kept-in-memory');
  const { session, ended } = setUp();
  removeCookie(COOKIE_NAMES.sessionToken);
  session.followCookie(false);
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('kept-in-memory');
  expect(ended).toEqual([]);
});

test('a browser that keeps no cookie is noticed, and the session lasts as long as the page', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { session, calls } = setUp();
  await session.adopt('in-memory-only');
  expect(session.held()?.token).toBe('in-memory-only');
  expect(calls).toContain('cookies blocked');
});

test('logging out removes the cookie again while it comes back, five times at 200 ms, and goes on [SHL-69]', async () => {
  vi.useFakeTimers();
  const { session } = setUp();
  await session.adopt('stubborn');
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  let isOver = false;
  void session.end().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  const removals = set.mock.calls.filter(([text]) => text.startsWith('sessionToken=;'));
  expect(removals).toHaveLength(5);
  vi.useRealTimers();
});

test('cookies that are gone are not removed again: a logout waits only while one is still there [SHL-69]', async () => {
  vi.useFakeTimers();
  for (const refusals of [0, 2]) {
    const { session } = setUp();
    await session.adopt('stubborn');
    const set = vi.spyOn(document, 'cookie', 'set');
    for (let one = 0; one < refusals * SESSION_COOKIES.length; one += 1)
      set.mockImplementationOnce(() => undefined);
    void session.end();
    await vi.advanceTimersByTimeAsync(5_000);
    const removals = set.mock.calls.filter(([text]) => text.startsWith('sessionToken=;'));
    expect(removals).toHaveLength(refusals + 1);
    set.mockRestore();
    expect(session.held()).toBeNull();
  }
  vi.useRealTimers();
});

test('the user id is removed again, too, while it is the one that is still there [SHL-69]', async () => {
  vi.useFakeTimers();
  const { session } = setUp();
  await session.adopt('gone');
  removeCookie(COOKIE_NAMES.sessionToken);
  const set = vi.spyOn(document, 'cookie', 'set');
  for (const _one of SESSION_COOKIES) set.mockImplementationOnce(() => undefined);
  void session.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(readCookie(COOKIE_NAMES.userId)).toBe('user-1');
  await vi.advanceTimersByTimeAsync(200);
  expect(readCookie(COOKIE_NAMES.userId)).toBeNull();
  expect(session.held()).toBeNull();
  vi.useRealTimers();
});

test('a service that does not answer does not hold a logout back', async () => {
  vi.useFakeTimers();
  writeCookie(COOKIE_NAMES.sessionToken, 'old-token');
  const { session } = setUp({ 'POST /user/logout': () => new Promise(() => undefined) });
  void session.end();
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.held()).toBeNull();
  vi.useRealTimers();
});
