// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http';
import { COOKIE_NAMES, type CookieName } from '@portal/contract/cookies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../session/cookies.ts';
import { createServiceFetch } from '../session/serviceFetch.ts';
import { preSignup } from '../startup/preSignup.ts';
import { askEarly } from './askEarly.ts';
import { earlyOf } from './earlyAnswers.ts';
import { FRESH_MS } from './takeEarly.ts';

const HOME = '/api/main/services/active';
const TERMS = '/api/main/user/client/presignup?terms_accepted=false';

interface Sent {
  address: string;
  token: string | null;
}

let sent: Sent[];
let terms: () => Response;

beforeEach(() => {
  sent = [];
  terms = () => Response.json({ type: 'Failure', code: 5 }, { status: 409 });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, token: new Headers(init.headers).get('authorization') });
    if (address === TERMS) return Promise.resolve(terms());
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

async function open(address: string, cookies: Partial<Record<CookieName, string>> = {}) {
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
  });
  await new Promise((resolve) => setTimeout(resolve));
}

function service(token: string | null = 'abc') {
  return createServiceFetch({
    base: '/api/main',
    token: () => token,
    clientToken: () => null,
    onLiteRefused: () => undefined,
    onUnauthorised: () => undefined,
    onReached: () => undefined,
    onDate: () => undefined,
  });
}

const session = { sessionToken: 'abc' };

test('the customer’s data is asked for once the terms are known to be accepted, with the session [SHL-56]', async () => {
  await open('/client/services', session);
  expect(addresses()).toEqual(['/api/main/config', TERMS, HOME, '/api/main/user/client/info']);
  expect(sent.every(({ token }) => token === 'Bearer abc')).toBe(true);
});

test('nothing of the customer is asked for while the terms are not accepted [SHL-56]', async () => {
  terms = () => Response.json({ type: 'Failure', code: 4 }, { status: 409 });
  await open('/client/services', session);
  expect(addresses()).toEqual(['/api/main/config', TERMS]);
});

test('the start takes its early answers instead of asking again', async () => {
  await open('/client/services', session);
  const before = sent.length;
  expect(await preSignup(createHttp(service()), false)).toEqual({ kind: 'accepted' });
  expect(sent).toHaveLength(before);
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
  expect(sent.at(-1)).toEqual({ address: '/api/main/config', token: 'Bearer another' });
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

test('addresses that lead elsewhere are left to the start', async () => {
  for (const query of ['cli=1', 'iagree=true', 'openAppointment=true', 'directAppointment=true']) {
    await open(`/client/services?${query}`, session);
  }
  expect(sent).toEqual([]);
});

test('a document that was kept for another page asks nothing of that page', async () => {
  await open('/client/perfil', session);
  expect(addresses()).not.toContain(HOME);
});
