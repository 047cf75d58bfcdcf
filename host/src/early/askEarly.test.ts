// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { COOKIE_NAMES, type CookieName } from '@portal/contract/cookies';
import { markOf } from '@portal/contract/markOf';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../browser/writeCookie.ts';
import { createServiceFetch } from '../shell/services/createServiceFetch.ts';
import { preSignup } from '../shell/startup/terms/preSignup.ts';
import { askEarly } from './askEarly.ts';
import { earlyOf, type EarlyPlan } from './earlyAnswer.ts';
import { FRESH_MS } from './takeEarly.ts';

const HOME = '/api/main/services/active';
const TERMS = '/api/main/user/client/presignup?terms_accepted=false';

/** What lite pages begin with: one for each kind of link. */
const SHOWCASES = ['/api/main/showcase/work/:work', '/api/calendar/customer/showcase/:appointment'];
const SHOWCASE = '/api/main/showcase/work/A-1';

interface Sent {
  address: string;
  token: string | null;
  mark: string | null;
  clientToken: string | null;
}

let sent: Sent[];
let terms: () => Response;
let link: () => Response;
let shown: () => Response;

beforeEach(() => {
  sent = [];
  terms = () => Response.json({ type: 'Failure', code: 5 }, { status: 409 });
  link = () => Response.json({ token: 'credential', type: 'work', id: 'A-1', is_client: true });
  shown = () => Response.json({ code: 1 });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({
      address,
      token: headers.get('authorization'),
      mark: headers.get('x-portal-session'),
      clientToken: headers.get('x-client-token'),
    });
    if (address === TERMS) return Promise.resolve(terms());
    if (address.startsWith('/api/calendar/customer/links')) return Promise.resolve(link());
    if (address.includes('showcase')) return Promise.resolve(shown());
    return Promise.resolve(Response.json({ number: sent.length }));
  });
});

afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  earlyOf(window).answers.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const addresses = () => sent.map(({ address }) => address);

async function open(
  address: string,
  cookies: Partial<Record<CookieName, string>> = {},
  plan: Partial<EarlyPlan> = {},
) {
  Reflect.get(window, 'happyDOM').setURL(`http://auto-mirante.localhost${address}`);
  for (const name of Object.values(COOKIE_NAMES)) {
    const value = cookies[name];
    if (value !== undefined) writeCookie(name, value);
  }
  askEarly({
    domain: 'auto-mirante.localhost',
    pathname: '/client/services',
    requests: [HOME],
    identity: 'x',
    ...plan,
  });
  await new Promise((resolve) => setTimeout(resolve));
}

const openLink = (query = 'token=k', cookies: Partial<Record<CookieName, string>> = {}) =>
  open(`/client/services-lite?${query}`, cookies, {
    pathname: '/client/services-lite',
    requests: SHOWCASES,
  });

function service(
  token: string | null = 'abc',
  clientToken: string | null = null,
  onLiteRefused = () => undefined,
) {
  return createServiceFetch({
    base: '/api/main',
    session: () => (token === null ? null : { mark: markOf(token), token }),
    clientToken: () => clientToken,
    renewClientToken: async () => null,
    onLiteRefused,
    onUnauthorised: () => undefined,
    onReached: () => undefined,
    onDate: () => undefined,
  });
}

const session = { sessionToken: 'abc' };

test('the customer’s data is asked for once the terms are known to be accepted, with the session [API-01] [SHL-51] [SHL-52] [SHL-55] [SHL-56] [C-560]', async () => {
  await open('/client/services', session);
  expect(addresses()).toEqual(['/api/main/config', TERMS, HOME, '/api/main/user/client/info']);
  expect(sent.every(({ token }) => token === 'Bearer abc')).toBe(true);
});

test('a session whose token the edge keeps is named, and its early answers are taken for it [API-01] [C-350]', async () => {
  await open('/client/services', { sessionMark: 'abcdef' });
  expect(addresses()).toEqual(['/api/main/config', TERMS, HOME, '/api/main/user/client/info']);
  expect(sent.every(({ token, mark }) => token === null && mark === 'abcdef')).toBe(true);
  await service('abcdef-and-more')('/services/active');
  expect(addresses().filter((address) => address === HOME)).toHaveLength(1);
});

test.each([
  [409, { type: 'Failure', code: 4 }],
  [409, { type: 'Failure', code: 7 }],
  [409, { code: 5 }],
  [200, { type: 'Failure', code: 5 }],
  [200, { type: 'Pending' }],
])(
  'nothing of the customer is asked for while the terms are not accepted: %i %j [SHL-52] [SHL-53] [SHL-55] [SHL-56] [C-560]',
  async (status, said) => {
    terms = () => Response.json(said, { status });
    await open('/client/services', session);
    expect(addresses()).toEqual(['/api/main/config', TERMS]);
  },
);

test('on the deletion help nothing of the customer is asked for, not even whether the terms are accepted [SHL-66] [C-161]', async () => {
  await open('/client/help-delete-account', session, { pathname: '/client/help-delete-account' });
  expect(addresses()).toEqual([
    '/api/main/config',
    '/api/mgmt/route?domain=auto-mirante.localhost',
  ]);
});

test('the start takes its early answers instead of asking again', async () => {
  await open('/client/services', session);
  const before = sent.length;
  expect(await preSignup(createHttp(service()), false)).toEqual({ kind: 'accepted' });
  expect(sent).toHaveLength(before);
});

test('a start that is quicker than the answer about the terms waits for what is asked for behind it', async () => {
  const opened = open('/client/services', session);
  expect(addresses()).toEqual(['/api/main/config', TERMS]);
  const info = service()('/user/client/info');
  await opened;
  expect((await info).ok).toBe(true);
  expect(addresses().filter((address) => address.endsWith('/info'))).toHaveLength(1);
});

test('an early answer is used once, and only with the session that it was asked with', async () => {
  await open('/client/services', session);
  const before = sent.length;
  const first = await service()('/services/active');
  expect(await first.json()).toEqual({ number: 3 });
  expect(sent).toHaveLength(before);
  await service()('/services/active');
  expect(sent).toHaveLength(before + 1);

  await service('another')('/config');
  expect(sent.at(-1)).toMatchObject({ address: '/api/main/config', token: 'Bearer another' });
});

test('one that is old, or older than a change, is not used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await open('/client/services', session);
  vi.setSystemTime(Date.now() + FRESH_MS + 1);
  await service()('/services/active');
  expect(addresses().filter((address) => address === HOME)).toHaveLength(2);

  await open('/client/services', session);
  await service()('/services/active', { method: 'POST' });
  await service()('/services/active');
  expect(addresses().filter((address) => address === HOME)).toHaveLength(5);
});

test('one that is long in coming is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const answered = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await open('/client/services', session);
  vi.setSystemTime(Date.now() + FRESH_MS + 1);
  vi.stubGlobal('fetch', answered);
  expect((await service()('/config')).ok).toBe(true);
  expect(answered).toHaveBeenCalledOnce();
});

test('an early request that failed is made again', async () => {
  const answered = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await open('/client/services', session);
  vi.stubGlobal('fetch', answered);
  expect((await service()('/config')).ok).toBe(true);
  expect(answered).toHaveBeenCalledOnce();
});

test('visitors ask where the provider is, a lite page for its link and with nobody’s session', async () => {
  await open('/client/login');
  const route = '/api/mgmt/route?domain=auto-mirante.localhost';
  expect(addresses()).toEqual(['/api/main/config', route]);
  sent = [];
  await open('/client/service-details-lite?token=k%2F1', session);
  expect(addresses()).toEqual([
    '/api/main/config',
    route,
    '/api/calendar/customer/links?key=k%2F1',
  ]);
  expect(sent.every(({ token }) => token === null)).toBe(true);
});

test('a lite page asks for what its link is of, with the credential of its key and nobody’s session [API-02]', async () => {
  await openLink('token=k', session);
  expect(sent.at(-1)).toEqual({
    address: SHOWCASE,
    token: null,
    mark: null,
    clientToken: 'credential',
  });
  expect(sent.filter(({ clientToken }) => clientToken !== null)).toHaveLength(1);

  sent = [];
  link = () => Response.json({ token: 'other', type: 'appointment', id: 'S-1' });
  await openLink('token_cal=k');
  expect(sent.at(-1)).toEqual({
    address: '/api/calendar/customer/showcase/S-1',
    token: null,
    mark: null,
    clientToken: 'other',
  });
  expect(addresses()).not.toContain(SHOWCASE);
});

test('a lite page remembers its link, and asks without a credential where there is none [CKE-03]', async () => {
  await openLink('fo=1', { liteToken: 'k' });
  expect(sent.at(-1)).toEqual({
    address: SHOWCASE,
    token: null,
    mark: null,
    clientToken: 'credential',
  });
  removeCookie(COOKIE_NAMES.liteToken);

  sent = [];
  const offered = '/api/main/schedule/services';
  const plan = { pathname: '/client/schedule-lite', requests: [...SHOWCASES, offered] };
  await open('/client/schedule-lite', session, plan);
  expect(sent.at(-1)).toEqual({ address: offered, token: null, mark: null, clientToken: null });
  expect(addresses().filter((address) => address.includes('showcase'))).toEqual([]);
  await open('/client/schedule-lite?token=k', session, plan);
  expect(sent.at(-1)).toEqual({
    address: offered,
    token: null,
    mark: null,
    clientToken: 'credential',
  });
});

test('nothing is asked for without a link, with one that has ended, or in a document of another page', async () => {
  await openLink('');
  link = () => Response.json({ message: 'Já não é válida.' }, { status: 404 });
  await openLink();
  link = () => Response.json({ token: 'credential', type: 'item', id: 'A-1' });
  await openLink();
  link = () => Response.json({ token: 'credential', type: 'work', id: 'A-1' });
  await open('/client/services-lite?token=k', {}, { requests: SHOWCASES });
  expect(addresses().filter((address) => address.includes('showcase'))).toEqual([]);
});

test('what was asked for with a credential is given to that credential only, and once', async () => {
  const asked = () => addresses().filter((address) => address === SHOWCASE).length;
  for (const [token, clientToken, times] of [
    [null, 'credential', 1],
    [null, 'another', 2],
    [null, null, 2],
    ['abc', null, 2],
  ] as const) {
    sent = [];
    await openLink();
    await service(token, clientToken)('/showcase/work/A-1');
    expect([clientToken, asked()]).toEqual([clientToken, times]);
  }
  sent = [];
  await openLink();
  await service(null, 'credential')('/showcase/work/A-1');
  await service(null, 'credential')('/showcase/work/A-1');
  expect(asked()).toBe(2);
});

test('a credential that is refused early ends the lite visit as any other [ERR-03]', async () => {
  shown = () => Response.json({}, { status: 401 });
  const onLiteRefused = vi.fn<() => undefined>();
  await openLink();
  const before = sent.length;
  await service(null, 'credential', onLiteRefused)('/showcase/work/A-1');
  expect(onLiteRefused).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(before);
});

test('addresses that lead elsewhere, enter a demo or accept the terms are left to the start [SHL-50] [SHL-51] [C-560]', async () => {
  for (const query of ['cli=1', 'iagree=true', 'openAppointment=true', 'directAppointment=true']) {
    await open(`/client/services?${query}`, session);
  }
  expect(sent).toEqual([]);
});

test('a document that was kept for another page asks nothing of that page', async () => {
  await open('/client/perfil', session);
  expect(addresses()).not.toContain(HOME);
});

describe('what rides in the document', () => {
  const INFO = '/api/main/user/client/info';
  const ACCEPTED = { type: 'Failure', code: 5 };

  /** Puts answers at the end of the document, as the edge does: by address, what they say and with which status. */
  function carry(answers: Record<string, [body: object, status?: number]>, mark?: string): void {
    for (const [address, [body, status = 200]] of Object.entries(answers)) {
      const element = document.createElement('script');
      element.type = 'application/json';
      element.textContent = JSON.stringify(body);
      element.dataset['answer'] = address;
      element.dataset['status'] = String(status);
      element.dataset['date'] = 'Fri, 27 Nov 2026 10:00:00 GMT';
      if (mark !== undefined) element.dataset['session'] = mark;
      document.body.append(element);
    }
  }
  /** What follows the answers in every document that is whole. */
  const end = () => document.body.append(document.createElement('noscript'));
  const ofHome = {
    '/api/main/config': [{ name: 'Auto' }],
    [TERMS]: [ACCEPTED, 409],
    [HOME]: [{ list: 'of the document' }],
    [INFO]: [{ name: 'Ana' }],
  } satisfies Record<string, [object, number?]>;
  const openCarrying = (cookies: Partial<Record<CookieName, string>> = { sessionMark: 'abcdef' }) =>
    open('/client/services', cookies, { hasAnswers: true });

  test('is not asked for, and given to the steps of the start in their turn [SHL-49] [C-560]', async () => {
    carry(ofHome, 'abcdef');
    end();
    await openCarrying();
    expect(await preSignup(createHttp(service('abcdef-')), false)).toEqual({ kind: 'accepted' });
    const answer = await service('abcdef-')('/services/active');
    expect(await answer.json()).toEqual({ list: 'of the document' });
    expect(answer.headers.get('date')).toContain('27 Nov');
    await service('abcdef-')('/user/client/info');
    await service('abcdef-')('/config');
    expect(sent).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
    await service('abcdef-')('/services/active');
    expect(addresses()).toEqual([HOME]);
  });

  test('is waited for until the document has ended, and what it does not bring is asked for', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await openCarrying();
    expect(sent).toEqual([]);
    const { [HOME]: _late, ...inTime } = ofHome;
    carry(inTime, 'abcdef');
    end();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    await vi.waitFor(() => expect(addresses()).toEqual([HOME]));
    state.mockRestore();
  });

  test('is given to nobody while the terms are not accepted [SHL-56]', async () => {
    carry({ ...ofHome, [TERMS]: [{ type: 'Failure', code: 4 }, 409] }, 'abcdef');
    end();
    await openCarrying();
    const early = earlyOf(window).answers.get(HOME);
    await expect(early?.answer).rejects.toThrow('not accepted');
  });

  test.each([
    ['of another session', 'other1', { sessionMark: 'abcdef' }],
    ['of a session, where there is none any more', 'abcdef', {}],
    ['of nobody, where there is a session', undefined, { sessionMark: 'abcdef' }],
  ])('is not used when it is %s', async (_whose, mark, cookies) => {
    carry(ofHome, mark);
    end();
    await openCarrying(cookies);
    expect(addresses()[0]).toBe('/api/main/config');
    expect(earlyOf(window).inDocument?.answers).toEqual([]);
  });

  test('is not used where the document was cut off', async () => {
    carry(ofHome, 'abcdef');
    await openCarrying();
    expect(addresses()).toEqual([INFO]);
  });

  test('opens a lite page without a call, for the credential of its link only', async () => {
    carry({
      '/api/main/config': [{}],
      '/api/mgmt/route?domain=auto-mirante.localhost': [{}],
      '/api/calendar/customer/links?key=k': [{ token: 'credential', type: 'work', id: 'A-1' }],
      [SHOWCASE]: [{ work: 'A-1' }],
    });
    end();
    await open('/client/services-lite?token=k', session, {
      pathname: '/client/services-lite',
      requests: SHOWCASES,
      hasAnswers: true,
    });
    const answer = await service(null, 'credential')('/showcase/work/A-1');
    expect(await answer.json()).toEqual({ work: 'A-1' });
    expect(sent).toEqual([]);
  });
});
