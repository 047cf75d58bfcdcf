import { brotliDecompressSync } from 'node:zlib';
import { bucketOf } from '@portal/rollout/bucketOf';
import { expect, test, vi } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../../src/address/documentIdentity.ts';
import { contentOf, edgeForEachTest } from '../../testing/edgeForEachTest.ts';
import { BOOT, RELEASE } from '../../testing/startTestEdge.ts';
import { createKeptPages } from './createKeptPages.ts';

const start = edgeForEachTest();
const OTHER = {
  ...BOOT.provider,
  ...{ domain: 'barbearia.localhost', name: 'Barbearia', brand: '#aa0000' },
};
const SALT = 'mf-services 2.0.0';
const CANARY = { ...RELEASE, version: '2.0.0', federationName: 'mf_services_2_0_0' };
const HELD = {
  preview: { provider: 'x', remote: 'mf-services', version: '1.0.0', author: 'Rita' },
  release: RELEASE,
  ...{ grant: 'signed', until: Date.now() + 3_600_000 },
};

/** A page as a browser reads it. */
interface Opened {
  html: string;
  headers: Headers;
  /** When its document was resolved: that of a page that was kept is of before. */
  resolvedAt: string;
}

/** An edge whose mgmt says another instant each time; `say` changes what else it says, and lets time pass. */
async function open() {
  let said: object = {};
  let passed = 0;
  let answered = 0;
  const edge = await start((backend) => {
    backend.get('/mgmt/boot', (c) => {
      answered += 1;
      const isOther = c.req.query('domain') === OTHER.domain;
      const own = { ticketKey: 'key', provider: isOther ? OTHER : BOOT.provider };
      const resolvedAt = new Date(Date.UTC(2026, 0, 1) + answered).toISOString();
      return c.json({ ...BOOT, ...own, ...said, resolvedAt });
    });
    backend.post('/mgmt/previews/check', (c) => c.json(HELD));
    backend.all('*', (c) => c.json({}));
  });
  const began = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => began + passed);
  const read = async (headers: Record<string, string>, path: string): Promise<Opened> => {
    const answer = await edge.edge.request(`http://edge${path}`, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const isCompressed = answer.headers.get('content-encoding') === 'br';
    const html = (isCompressed ? brotliDecompressSync(body) : body).toString();
    return { html, headers: answer.headers, resolvedAt: contentOf(html, /"resolvedAt":"(.*?)"/) };
  };
  return {
    say(what: object) {
      said = what;
      passed += 1000;
    },
    page: (cookie = '', host = 'auto-mirante.localhost', path = '/client/services') =>
      read({ host, cookie, 'accept-encoding': 'br' }, path),
    plain: (cookie = '', host = 'auto-mirante.localhost') =>
      read({ host, cookie }, '/client/services'),
    stop: () => edge.stopBackend(),
  };
}

const TICKET = /<meta name="(?:load|host)-ticket" content="([^"]+)"/g;
const ticketsOf = ({ html }: Opened) => [...html.matchAll(TICKET)].map(([, ticket]) => ticket);
const withoutOwn = ({ html }: Opened) =>
  html.replaceAll(TICKET, '').replace(/"resolvedAt":".*?"/, '');
const releaseIn = ({ html }: Opened) => contentOf(html, /"federationName":"(.*?)"/);

test('visitors get the same document, made once, each with tickets of their own [C-731]', async () => {
  const edge = await open();
  const first = await edge.page();
  edge.say({});
  const [second, third] = [await edge.page(), await edge.page()];
  expect([second.resolvedAt, third.resolvedAt]).toEqual([first.resolvedAt, first.resolvedAt]);
  const tickets = [first, second, third].flatMap(ticketsOf);
  expect(new Set(tickets).size).toBe(6);
  // It is the one that is made for a browser that reads no brotli, with the same policies.
  const plain = await edge.plain();
  expect(plain.resolvedAt).not.toBe(first.resolvedAt);
  for (const { html, headers } of [second, third]) {
    expect(withoutOwn({ ...second, html })).toBe(withoutOwn(plain));
    for (const name of ['content-security-policy', 'integrity-policy', DOCUMENT_IDENTITY.header])
      expect(headers.get(name)).toBe(plain.headers.get(name));
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
  }
});

test('providers keep their own pages, one after the other and back [C-731]', async () => {
  const edge = await open();
  const names = [];
  for (const host of ['auto-mirante.localhost', OTHER.domain, 'auto-mirante.localhost']) {
    const { html } = await edge.page('', host);
    names.push(contentOf(html, /<title>.* \| (.*)<\/title>/));
    expect(html.includes(OTHER.brand)).toBe(host === OTHER.domain);
  }
  expect(names).toEqual(['Auto &lt;Mirante&gt; &amp; Filhos', 'Barbearia', names[0]]);
});

test('a page of before is not sent once its brand, its releases or its build are others, nor later on', async () => {
  const edge = await open();
  const first = await edge.page();
  edge.say({ provider: { ...BOOT.provider, brand: '#123456' } });
  expect((await edge.page()).html).toContain(':root{--brand:#123456}');
  edge.say({ remotes: [{ ...BOOT.remotes[0], release: CANARY }] });
  expect(releaseIn(await edge.page())).toBe(CANARY.federationName);
  edge.say({});
  const back = await edge.page();
  expect(withoutOwn(back)).toBe(withoutOwn(first));
});

test('customers get the page of their share, one after the other and back', async () => {
  const edge = await open();
  const shares = [{ percentage: 50, salt: SALT, release: CANARY, fallback: RELEASE }];
  edge.say({ remotes: BOOT.remotes.map((remote) => ({ ...remote, shares })) });
  const named = Array.from({ length: 40 }, (_, index) => `customer-${index}`);
  const inShare = named.find((customer) => bucketOf(SALT, customer) < 50);
  const outside = named.find((customer) => bucketOf(SALT, customer) >= 50);
  const given = [];
  for (const customer of [inShare, outside, inShare])
    given.push(releaseIn(await edge.page(`sessionToken=abc; userId=${customer}`)));
  expect(given).toEqual([CANARY.federationName, RELEASE.federationName, CANARY.federationName]);
});

test('who has a session, and who has none, get the page of their own', async () => {
  const edge = await open();
  const asked = [];
  for (const cookie of ['sessionToken=abc', '', 'sessionToken=def'])
    asked.push((await edge.page(cookie)).html.includes('/api/main/services/active'));
  expect(asked).toEqual([true, false, true]);
});

test('what one browser alone is shown is kept for nobody, and what is kept is not shown there', async () => {
  const edge = await open();
  // Of an mgmt without tickets, and of the release that everybody gets: nothing but the badge differs.
  const remotes = BOOT.remotes.map((remote) => ({ ...remote, reason: 'pin' }));
  edge.say({ remotes, ticketKey: undefined });
  const preview = 'releasePreview=signed';
  const shown = [];
  for (const cookie of [preview, '', preview, ''])
    shown.push((await edge.page(cookie)).html.includes('/preview/end'));
  expect(shown).toEqual([true, false, true, false]);
});

test('pages of many providers share what they have in common, and each is its own [C-974]', async () => {
  const edge = await open();
  let host = '';
  let shared: Opened | undefined;
  const openAnother = async () => {
    host = `oficina-${host.length}${host}`;
    shared = await edge.page('', host);
    return shared.html;
  };
  await expect.poll(openAnother).toMatch(/ {200}/);
  const again = await edge.page('', host);
  const plain = await edge.plain('', host);
  const bootOf = ({ html }: Opened): object =>
    JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
  for (const page of [shared, again]) {
    const html = withoutOwn(page ?? plain).replaceAll(/[ \n\t]{100,}/g, '');
    expect(html.replaceAll('\n', '')).toBe(withoutOwn(plain).replaceAll('\n', ''));
    const at = { resolvedAt: plain.resolvedAt };
    expect({ ...bootOf(page ?? plain), ...at }).toEqual(bootOf(plain));
    expect(page?.headers.get('content-security-policy')).toBe(
      plain.headers.get('content-security-policy'),
    );
  }
  expect(new Set([shared ?? plain, again].flatMap(ticketsOf)).size).toBe(4);
});

test('a page with a query is made for whoever asks', async () => {
  const edge = await open();
  const path = '/client/services?a=1';
  const first = await edge.page('', undefined, path);
  edge.say({});
  expect((await edge.page('', undefined, path)).resolvedAt).not.toBe(first.resolvedAt);
});

test('a page that was made without mgmt is not kept', async () => {
  const edge = await open();
  await edge.page();
  await edge.stop();
  edge.say({});
  expect((await edge.page()).html).toContain('"degraded":true');
});

test('a page is made smaller once many have asked for it, and is the same for each of them [C-847]', async () => {
  const pages = createKeptPages();
  const tickets = '<meta name="ticket" content="1">\n';
  const lines = Array.from({ length: 900 }, (_, line) => `<a href="/${line % 41}/${line ** 3}">`);
  const html = `${lines.join('\n')}${tickets}${lines.toReversed().join(' ')}`;
  const flags = { hasSession: false, isWrapped: false, mayFallBack: false, mayCarryAnswers: false };
  const name = { ...flags, identity: 'i', origin: 'https://a', path: '/a' };
  const sizes = [];
  for (let visit = 0; visit < 40; visit += 1) {
    const given =
      pages.fill(name, tickets) ??
      (await pages.keep(name, tickets, { html, parts: [] }, { policy: '', mayBeCached: true }));
    expect(brotliDecompressSync(given?.document ?? '').toString()).toBe(html);
    sizes.push(given?.document.length ?? 0);
  }
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  expect(last).toBeLessThan(first);
  expect(sizes).toEqual(sizes.map((_, visit) => (visit < 19 ? first : last)));
});

test('what is asked for least recently goes when there is too much, and what nobody could mean is not kept', async () => {
  const pages = createKeptPages(10_000);
  const tickets = '<meta name="ticket" content="1">\n';
  const flags = { hasSession: false, isWrapped: false, mayFallBack: false, mayCarryAnswers: false };
  const name = (path: string) => ({ ...flags, identity: 'i', origin: 'https://a', path });
  const keep = (path: string) =>
    pages.keep(
      name(path),
      tickets,
      { html: `<p>${path}</p>${tickets}`, parts: [] },
      { policy: '', mayBeCached: true },
    );
  for (const path of ['/a', '/b']) expect(await keep(path)).not.toBeNull();
  expect(pages.fill(name('/a'), tickets)).not.toBeNull();
  await keep('/c');
  const there = ['/a', '/b', '/c'].map((path) => pages.fill(name(path), tickets) !== null);
  expect(there).toEqual([true, false, true]);
  expect(await keep(`/${'x'.repeat(200)}`)).toBeNull();
});
