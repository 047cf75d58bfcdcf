import { expect, test } from 'vitest';
import { edgeForEachTest, get, HOST } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('pages of the set-up get the provider’s domain and the owner’s cookie, and nothing of a customer [SET-04]', async () => {
  const edge = await start((backend) =>
    backend.all('/setup/*', async (c) => {
      c.header('Set-Cookie', 'owner=new; Path=/setup; HttpOnly; Secure; SameSite=Lax');
      c.header('Cache-Control', 'public, max-age=60');
      c.header('Content-Security-Policy', "default-src 'none'");
      const { cookie, authorization, origin, 'x-forwarded-host': host } = c.req.header();
      const headers = Object.keys(c.req.header());
      const customers = headers.filter((name) => /session|device/.test(name));
      const body = await c.req.text();
      return c.json({ url: c.req.url, host, cookie, authorization, origin, customers, body }, 303);
    }),
  );
  const answer = await edge.edge.request('http://edge/setup/entry/?a=1', {
    method: 'POST',
    headers: {
      ...HOST,
      cookie: 'sessionToken=abc; owner=mine; deviceKey=d',
      authorization: 'Bearer abc',
      'x-portal-session': 'abc',
      'x-session-at-edge': 'true',
      'x-device-key': 'd',
      origin: 'http://auto-mirante.localhost:4300',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'contact=a',
  });
  expect([answer.status, await answer.json()]).toEqual([
    303,
    {
      url: expect.stringMatching(/\/setup\/entry\/\?a=1$/),
      host: 'auto-mirante.localhost:4300',
      cookie: 'owner=mine',
      origin: 'http://auto-mirante.localhost:4300',
      customers: [],
      body: 'contact=a',
    },
  ]);
  expect(answer.headers.get('set-cookie')).toBe(
    'owner=new; Path=/setup; HttpOnly; Secure; SameSite=Lax',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('a visitor without the cookie sends none, and only what is below /setup is passed on [SET-01]', async () => {
  const edge = await start((backend) =>
    backend.all('*', (c) => c.text(`inside ${c.req.path} ${c.req.header('cookie') ?? 'none'}`)),
  );
  const text = async (path: string) => (await get(edge, path, { cookie: 'sessionToken=a' })).text();
  expect(await text('/setup')).toBe('inside /setup none');
  for (const path of [
    '/setupx',
    '/setup/../metrics',
    '/setup/%2e%2e/mgmt/boot',
    '/setup/..%2fmgmt/boot',
    '/operations/providers',
    '/api/operations/providers',
    '/api/mgmt/setup-links',
    '/api/setup',
  ])
    expect([path, await text(path)]).not.toEqual([
      path,
      expect.stringMatching(/inside \/(?!setup)/),
    ]);
  expect(
    (await edge.edge.request('http://edge/setup', { method: 'PROPFIND', headers: HOST })).status,
  ).toBe(405);
});

test('while the backend is away nobody keeps that it was', async () => {
  const edge = await start(() => undefined);
  await edge.stopBackend();
  const answer = await get(edge, '/setup');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
});
