// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { createHttp } from '@portal/api/http/http';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { clockOffAtom } from '../state/clockOffAtom.ts';
import { reachedAtom } from '../state/reachedAtom.ts';
import { aShell } from '../testing/aShell.ts';
import { createServices } from './createServices.ts';

let asked: (Record<'bearer' | 'mark' | 'clientToken' | 'type', string | null> & {
  call: string;
  body: string;
})[];
let answer: (path: string, clientToken: string | null) => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const headers = new Headers(init.headers);
    asked.push({
      call: `${init.method} ${pathname}${search}`,
      bearer: headers.get('authorization'),
      mark: headers.get(SESSION_HEADERS.mark),
      clientToken: headers.get('x-client-token'),
      type: headers.get('content-type'),
      body: init.body ? await new Response(init.body).text() : '',
    });
    return answer(pathname, headers.get('x-client-token'));
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
  expect(asked).toMatchObject([
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
  const as = { bearer: null, mark: null, clientToken: 'credential', body: '' };
  // The start goes on meanwhile, with calls of its own.
  expect(asked.filter(({ call }) => /showcase|appointment/.test(call))).toMatchObject([
    { call: 'GET /api/main/showcase/work/A-1', ...as },
    { call: 'GET /api/calendar/customer/appointment', ...as },
  ]);
});

test.each([
  { what: 'goes on with another one', isOpen: true, path: '/client/services-lite' },
  {
    what: 'leads to the login where the link is over as well',
    isOpen: false,
    path: '/client/login',
  },
])(
  'a lite page whose credential has grown old exchanges the key of its link again, and $what [ERR-03] [C-956]',
  async ({ isOpen, path }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/client/services-lite?token=k');
    const link = { token: 'of-the-first-day', type: 'work', id: 'A-1', is_client: true };
    answer = (called) => Response.json(called.endsWith('/customer/links') ? link : {});
    const shell = aShell();
    shell.navigation.attach({
      push: (to) => window.history.pushState(null, '', String(to)),
      replace: (to) => window.history.replaceState(null, '', String(to)),
    });
    shell.session.setPath('/services-lite');
    shell.startup.begin();
    await vi.waitFor(() => expect(shell.session.current().lite?.subjectId).toBe('A-1'));
    // What the visitor typed on this device.
    localStorage.setItem('liteItems:k', '[]');
    asked = [];
    answer = (called, clientToken) => {
      if (!called.endsWith('/customer/links'))
        return Response.json({}, { status: clientToken === 'of-the-next' ? 200 : 401 });
      return isOpen
        ? Response.json({ ...link, token: 'of-the-next' })
        : Response.json({}, { status: 404 });
    };
    const { fetch } = shell.portalFor(createTestPortal().portal.provider);
    const call = (words: string) => fetch.main('/works/A-1/chat', { method: 'POST', body: words });
    const answers = await Promise.all([call('Olá'), call('Bom dia')]);
    expect(answers.map(({ status }) => status)).toEqual(isOpen ? [200, 200] : [401, 401]);
    await vi.waitFor(() => expect(window.location.pathname).toBe(path));
    expect(localStorage.getItem('liteItems:k')).toBe(isOpen ? '[]' : null);
    const sent = asked.filter(({ call: name }) => name.endsWith('/chat'));
    expect(sent.map(({ clientToken, body }) => `${clientToken} ${body}`).toSorted()).toEqual([
      ...['of-the-first-day Bom dia', 'of-the-first-day Olá'],
      ...(isOpen ? ['of-the-next Bom dia', 'of-the-next Olá'] : []),
    ]);
    const exchanges = asked.filter(({ call: name }) => name.includes('/customer/links'));
    expect(exchanges).toMatchObject([{ clientToken: null }]);
  },
);

test.each([
  { cookie: COOKIE_NAMES.sessionToken, bearer: 'Bearer the-session', mark: null },
  { cookie: COOKIE_NAMES.sessionMark, bearer: null, mark: 'the-session' },
])(
  'of a customer with the cookie $cookie the calendar service is asked with the token of the appointment, or none, beside the session [API-02] [C-440]',
  async ({ cookie, bearer, mark }) => {
    writeCookie(cookie, 'the-session');
    answer = () => Response.json({ message: 'Obrigado.' });
    const { fetch } = aShell().portalFor(createTestPortal().portal.provider);
    await createCalendarApi(createHttp(fetch.calendar)).sendMessage('S-1', 'its-token', 'Olá');
    await fetch.calendar('/customer/appointment');
    const session = { bearer, mark };
    expect(asked).toEqual([
      {
        ...session,
        call: 'POST /api/calendar/customer/appointment/S-1/chat/add',
        clientToken: 'its-token',
        type: 'application/json',
        body: '{"message":"Olá"}',
      },
      {
        ...session,
        call: 'GET /api/calendar/customer/appointment',
        clientToken: null,
        type: null,
        body: '',
      },
    ]);
  },
);

test('whatever service answers, the page learns whether it was reached and how far the device’s clock is off', async () => {
  const store = createStore();
  const { http } = createServices({
    store,
    session: () => aShell().session,
    credential: () => null,
    renewCredential: async () => null,
    onLiteRefused: vi.fn<() => void>(),
  });
  const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
  answer = () => Response.json({}, { status: 503, headers: { date: hourAgo } });
  await expect(
    http.mgmt.send({ method: 'POST', path: '/route', answer: v.unknown() }),
  ).rejects.toThrow(ApiError);
  expect([store.get(reachedAtom), store.get(clockOffAtom)]).toEqual([false, 60]);
  answer = () => Response.json({});
  await http.calendar.send({ path: '/customer', answer: v.unknown() });
  expect([store.get(reachedAtom), store.get(clockOffAtom)]).toEqual([true, 0]);
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /api/mgmt/route',
    'GET /api/calendar/customer',
  ]);
});

test('a cluster that answers 401 is asked with nobody’s session and ends none, nor a lite visit [SHL-59]', async () => {
  const session = aShell().session;
  const expire = vi.spyOn(session, 'expire');
  const onLiteRefused = vi.fn<() => void>();
  vi.spyOn(session, 'held').mockReturnValue({ mark: 'the-se', token: 'the-session' });
  const { http } = createServices({
    store: createStore(),
    session: () => session,
    credential: () => 'of-the-link',
    renewCredential: async () => null,
    onLiteRefused,
  });
  answer = () => Response.json({}, { status: 401 });
  const refused = http.mgmt.send({ method: 'POST', path: '/route', answer: v.unknown() });
  await expect(refused).rejects.toMatchObject({ status: 401 });
  expect(asked).toMatchObject([{ bearer: null, clientToken: null }]);
  expect([expire, onLiteRefused].map(({ mock }) => mock.calls)).toEqual([[], []]);
  await expect(http.main.send({ path: '/items/', answer: v.unknown() })).rejects.toThrow(ApiError);
  expect(expire).toHaveBeenCalledExactlyOnceWith('the-se');
});
