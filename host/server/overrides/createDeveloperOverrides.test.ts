import { afterEach, expect, test } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { BOOT, RELEASE, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

const DOMAIN = 'auto-mirante.localhost';
const held = {
  override: {
    provider: DOMAIN,
    manifest: {
      name: 'mf-services',
      version: '9.0.0',
      contract: '^1.0.0',
      pages: [{ name: 'new', path: '/new', title: 'Nova', modes: ['full'], layout: 'standard' }],
      panels: [],
    },
    entry: 'http://localhost:4400/remoteEntry.js',
    developer: 'Rita <r>',
  },
  grant: 'signed-grant',
  until: Date.now() + 3_600_000,
};
const LOCAL = 'http://localhost:4400';

let running: TestEdge | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** An edge whose mgmt knows one link and one grant, of one domain. */
async function start(...changes: [Parameters<typeof startTestEdge>[1]?]) {
  const asked: string[] = [];
  running = await startTestEdge(
    (backend) => {
      backend.get('/mgmt/boot', (c) => c.json(BOOT));
      for (const [what, token] of [
        ['redeem', 'signed-link'],
        ['check', 'signed-grant'],
      ] as const) {
        backend.post(`/mgmt/overrides/${what}`, async (c) => {
          asked.push(what);
          const given = await c.req.json();
          const isKnown = given.token === token && given.domain === DOMAIN;
          return isKnown ? c.json(held) : c.json({ message: 'no' }, 404);
        });
      }
    },
    ...changes,
  );
  const { edge } = running;
  const send = (path: string, init: RequestInit = {}, host = `${DOMAIN}:4300`) =>
    edge.request(`http://edge${path}`, {
      ...init,
      headers: { host, ...Object.fromEntries(new Headers(init.headers)) },
    });
  return { send, asked };
}
const withCookie = (grant: string) => ({ headers: { cookie: `developerOverride=${grant}` } });
const form = (link: string, headers = {}) => ({
  method: 'POST',
  body: new URLSearchParams({ link }),
  headers,
});

test('only the browser that holds a grant gets the local remote, in its document and its policy', async () => {
  const { send } = await start();
  const mine = await send('/client/new', withCookie('signed-grant'));
  const html = await mine.text();
  expect(html).toContain('"reason":"development"');
  expect(html).toContain('"base":"http://localhost:4400/"');
  expect(html).toContain('Versão local: mf-services — sair');
  const policy = mine.headers.get('content-security-policy') ?? '';
  const opened = policy.split('; ').filter((line) => line.includes(LOCAL));
  expect(opened.map((line) => line.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
  ]);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(mine.headers.get('integrity-policy')).toBeNull();
  expect(mine.headers.get('cache-control')).toBe('private, no-store');
  expect(mine.headers.get('vary')).toContain('Cookie');
  // The worker keeps no document without a name for a later visit.
  expect(mine.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();

  const other = await send('/client/new');
  expect(await other.text()).not.toMatch(/localhost:4400|Versão local/);
  expect(other.headers.get('content-security-policy')).not.toContain(LOCAL);
  expect(other.headers.get('integrity-policy')).not.toBeNull();
});

test('a customer without the cookie costs mgmt nothing', async () => {
  const { send, asked } = await start();
  await send('/client/services');
  expect(asked).toEqual([]);
});

test.each([
  ['a cookie that nobody signed', 'forged', DOMAIN],
  ['a link in the place of a grant', 'signed-link', DOMAIN],
  ['the grant of another domain', 'signed-grant', 'bitfixe.localhost'],
  ['a cookie longer than any grant', 'x'.repeat(5000), DOMAIN],
])('%s gives the releases of everybody', async (_what, grant, domain) => {
  const { send } = await start();
  const answer = await send('/client/services', withCookie(grant), `${domain}:4300`);
  const html = await answer.text();
  expect(html).toContain(RELEASE.federationName);
  expect(html).not.toMatch(/localhost:4400|Versão local/);
  expect(answer.headers.get('content-security-policy')).not.toContain(LOCAL);
});

test('an installation that does not allow it knows neither cookie nor link', async () => {
  const { send, asked } = await start({ allowsOverride: false });
  const page = await send('/client/services', withCookie('signed-grant'));
  expect(await page.text()).not.toContain('Versão local');
  expect((await send('/override?link=signed-link')).status).toBe(404);
  expect((await send('/override', form('signed-link'))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('the link asks first, says who asked for what, and begins with the answer', async () => {
  const { send } = await start();
  const page = await send('/override?link=signed-link');
  const html = await page.text();
  expect(html).toContain('Rita &lt;r&gt;');
  expect(html).toContain('http://localhost:4400/remoteEntry.js');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const begun = await send('/override', form('signed-link', { 'x-forwarded-proto': 'https' }));
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/client']);
  expect(begun.headers.get('set-cookie')).toMatch(
    /^developerOverride=signed-grant; Max-Age=3\d{3}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const over = await send('/override?link=forged');
  expect(over.status).toBe(404);
  expect(await over.text()).toContain('Esta ligação já não é válida');
});

test('no other site can begin it, and leaving forgets it', async () => {
  const { send } = await start();
  const foreign = await send('/override', form('signed-link', { 'sec-fetch-site': 'cross-site' }));
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  const left = await send('/override/end', { method: 'POST' });
  expect([left.status, left.headers.get('location')]).toEqual([303, '/client']);
  expect(left.headers.get('set-cookie')).toMatch(/^developerOverride=; Max-Age=0; Path=\//);
});

test.each([
  ['a form longer than any token', new URLSearchParams({ link: 'x'.repeat(9000) }), 413],
  ['a form with files, which is not even read', new FormData(), 404],
])('%s begins nothing', async (_what, body, status) => {
  const { send, asked } = await start();
  const answer = await send('/override', { method: 'POST', body });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
  expect(asked).toEqual([]);
});
