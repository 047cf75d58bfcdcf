import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { contentOf, edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';

const DOMAIN = 'auto-mirante.localhost';
const held = {
  preview: { provider: DOMAIN, remote: 'mf-services', version: '2.0.0', author: 'Rita <r>' },
  release: { ...RELEASE, version: '2.0.0', federationName: 'mf_services_2_0_0' },
  grant: 'signed-grant',
  until: Date.now() + 24 * 3_600_000,
};
/** What mgmt says of links and grants that give nothing. */
const REFUSED: Record<string, 404 | 409 | 410> = { killed: 409, old: 410 };
const start = edgeForEachTest();

/** An edge whose mgmt knows one link and one grant, of one domain. */
async function startEdge(answers = true) {
  const asked: string[] = [];
  const edge = await start((backend) => {
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, ticketKey: 'key' }));
    const answer = (what: string, known: string) => async (c: Context) => {
      asked.push(what);
      if (!answers) return c.json({}, 500);
      const { token, domain } = await c.req.json();
      if (token === known && domain === DOMAIN) return c.json(held);
      return c.json({ message: 'no' }, REFUSED[token] ?? 404);
    };
    backend.post('/mgmt/previews/redeem', answer('redeem', 'signed-link'));
    backend.post('/mgmt/previews/check', answer('check', 'signed-grant'));
  });
  return { edge, asked };
}
const holding = (grant: string) => ({ cookie: `sessionToken=abc; releasePreview=${grant}` });
const releasesOf = (html: string) => {
  const { remotes } = JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
  return remotes.map((remote: { release: { version: string }; fallback: unknown }) => [
    remote.release.version,
    remote.fallback,
  ]);
};

test('only the browser that holds a grant gets the release, with a badge and as strictly as any', async () => {
  const { edge, asked } = await startEdge();
  const mine = await get(edge, '/client/services', holding('signed-grant'));
  const html = await mine.text();
  expect(releasesOf(html)).toEqual([['2.0.0', null]]);
  expect(html).toContain('Pré-visualização mf-services 2.0.0 — sair');
  expect(mine.headers.get('integrity-policy')).not.toBeNull();
  expect(mine.headers.get('cache-control')).toBe('private, no-store');
  expect(mine.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
  expect(asked).toEqual(['check']);

  const other = await get(edge, '/client/services');
  const usual = await other.text();
  expect(releasesOf(usual)).toEqual([['1.0.0', null]]);
  expect(usual).not.toContain('Pré-visualização');
  expect(asked).toEqual(['check']);
});

test('nothing of a preview counts as a load: its page has no ticket', async () => {
  const { edge } = await startEdge();
  const page = async (headers = {}) => (await get(edge, '/client/services', headers)).text();
  expect(await page()).toContain('name="load-ticket"');
  expect(await page(holding('signed-grant'))).not.toContain('name="load-ticket"');
});

test('an open page is told that the previewed release still is the one to show', async () => {
  const { edge } = await startEdge();
  const mine = await get(edge, '/revision', holding('signed-grant'));
  expect(await mine.json()).toMatchObject({ releases: { 'mf-services': '2.0.0' } });
  const other = await get(edge, '/revision');
  expect(await other.json()).toMatchObject({ releases: { 'mf-services': '1.0.0' } });
});

test.each([
  ['a cookie that nobody signed', 'forged'],
  ['one that is over', 'old'],
  ['one of a release that was killed', 'killed'],
  ['a link in the place of a grant', 'signed-link'],
])('%s gives the releases of everybody', async (_what, grant) => {
  const { edge } = await startEdge();
  const html = await (await get(edge, '/client/services', holding(grant))).text();
  expect(releasesOf(html)).toEqual([['1.0.0', null]]);
  expect(html).not.toContain('Pré-visualização');
});

test('the link asks first, says who asked for what and until when, and begins with the answer', async () => {
  const { edge } = await startEdge();
  const page = await get(edge, '/preview?link=signed-link');
  const html = await page.text();
  expect(html).toMatch(
    /mf-services 2\.0\.0, a pedido de Rita &lt;r&gt;, até \d\d\/\d\d\/\d\d, \d\d:\d\d,/,
  );
  expect(page.headers.get('set-cookie')).toBeNull();
  const begun = await edge.edge.request('http://edge/preview', {
    method: 'POST',
    body: new URLSearchParams({ link: 'signed-link' }),
    headers: { host: `${DOMAIN}:4300`, 'x-forwarded-proto': 'https' },
  });
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/client']);
  expect(begun.headers.get('set-cookie')).toMatch(
    /^releasePreview=signed-grant; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test.each([
  ['forged', 'Não foi feita por este portal'],
  ['old', 'O prazo terminou'],
  ['killed', 'A versão foi retirada'],
])('a link that is %s says so and begins nothing', async (link, words) => {
  const { edge } = await startEdge();
  const page = await get(edge, `/preview?link=${link}`);
  expect(page.status).toBe(404);
  const html = await page.text();
  expect(html).toContain(words);
  expect(html).not.toContain('<form');
});

test('while mgmt is not well the link says that, and pages go on with what everybody has', async () => {
  const { edge } = await startEdge(false);
  expect(await (await get(edge, '/preview?link=signed-link')).text()).toContain(
    'O serviço não está disponível',
  );
  const html = await (await get(edge, '/client/services', holding('signed-grant'))).text();
  expect(releasesOf(html)).toEqual([['1.0.0', null]]);
});
