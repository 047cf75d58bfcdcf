import { inlineHash } from '@portal/storage/inlineHash';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentOf } from '../testing/edgeForEachTest.ts';
import {
  DRAWS,
  drawingEdgeForEachTest,
  FRAMES,
  PATIENT,
  PLACE,
  programOf,
  rootOf,
  UNTIL_TOLD,
  type GivenDrawing,
} from '../testing/drawingEdgeForEachTest.ts';

const open = drawingEdgeForEachTest();
const ANDROID = { 'user-agent': 'Firefox (Android 16)' };

const ROOT = '<div id="root"';
const EMPTY_ROOT = '<div id="root"></div>';
/** What tells the document without a drawing: the page starts as ever, from the answers. */
const isUndrawn = (html: string) =>
  html.includes(EMPTY_ROOT) &&
  html.includes('id="boot-skeleton"') &&
  html.includes('data-answer="/api/main/showcase/work/A-key-one"') &&
  !html.includes('data-visit') &&
  html.endsWith('</html>\n');

test('the work of a link is drawn in the document of whoever opens it, with the data it was drawn from [C-720]', async () => {
  const { drawn } = await open();
  const { answer, html } = await drawn();
  const root = rootOf(html);
  expect(root).toContain('<div id="root" data-drawn="/service-details-lite" data-visit=""><main>');
  expect(root).toContain(
    'data-release="1.0.0" data-drawn="[{&quot;key&quot;:[&quot;of&quot;],&quot;data&quot;:{&quot;of&quot;:&quot;A-key-one&quot;}}]"><h1>A-key-one</h1>',
  );
  expect(html).not.toContain('id="boot-skeleton"');
  expect(html.indexOf(ROOT)).toBeGreaterThan(html.indexOf('id="boot-document"'));
  expect(html.indexOf(ROOT)).toBeLessThan(html.indexOf('type="module" async'));
  expect(html.indexOf(ROOT)).toBeLessThan(html.indexOf('data-answer='));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const [, css = ''] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
    expect(policy).toContain(inlineHash(css));
}, 60_000);

test('what draws gets nothing that opens anything: no key, no credential, no contact [C-721]', async () => {
  const { drawn } = await open();
  const { html } = await drawn();
  const given = JSON.parse(contentOf(rootOf(html), /<!--(.*)-->/));
  expect(given).toMatchObject({
    page: 'details',
    path: '/client/service-details-lite',
    search: '?fo=1',
    session: { mode: 'lite', subject: null, lite: { subjectId: 'A-key-one', isClient: true } },
    provider: { name: 'Auto <Mirante> & Filhos', schedulerModule: 'FULL' },
    userAgent: 'Firefox',
  });
  const whole = JSON.stringify(given).replaceAll('A-key-one', '');
  for (const secret of ['key-one', 'credential', 'a@b.pt', '127.0.0.1'])
    expect(whole).not.toContain(secret);
}, 60_000);

test('each visitor sees their own work, in turns with others [C-722]', async () => {
  const { drawn, visit } = await open();
  await drawn();
  for (const key of ['key-one', 'key-two', 'key-one'])
    expect(rootOf((await visit(`?token=${key}&fo=1`)).html)).toContain(`<h1>A-${key}</h1>`);
}, 60_000);

/** Says what it was given, each time otherwise. */
const TELLING = `return {markup: '<main>${PLACE}<!--around ' + Math.random() + JSON.stringify(input) + '--></main>'}`;
const around = (html: string) => contentOf(html, /<!--around (.*?)-->/);

test('who comes while what stands around a page is being drawn gets the same one [C-729]', async () => {
  const { drawn, visit } = await open({
    frame: `const until = performance.now() + 500; while (performance.now() < until); ${TELLING}`,
  });
  await drawn('?token=key-one', ANDROID);
  const visits = ['key-one', 'key-two', 'key-three'].map((key) =>
    visit(`?token=${key}`, { 'user-agent': 'Firefox (iPhone)' }),
  );
  const drawings = (await Promise.all(visits)).map(({ html }) => around(html));
  expect(drawings[0]).toContain('"userAgent":"iphone"');
  expect(new Set(drawings).size).toBe(1);
}, 60_000);

test('what stands around a page is drawn of nobody, once for everybody with such a device: it gets neither subject nor browser [C-729]', async () => {
  const { drawn, visit } = await open({ frame: TELLING });
  const ofFirst = around((await drawn()).html);
  expect(ofFirst).toContain('"subjectId":"A-"');
  expect(ofFirst).toContain('"userAgent":""');
  for (const word of ['key-one', 'Firefox', 'credential', 'a@b.pt'])
    expect(ofFirst).not.toContain(word);
  const { html } = await visit('?token=key-two&fo=1');
  expect(around(html)).toBe(ofFirst);
  expect(html).toContain('<h1>A-key-two</h1>');
  const ofAndroid = around((await drawn('?token=key-two&fo=1', ANDROID)).html);
  expect(ofAndroid).toContain('"userAgent":"android"');
  expect(ofAndroid).not.toBe(ofFirst);
}, 60_000);

test('whoever is welcomed first finds the welcome, and nothing of the work in it [LITE-17] [C-724]', async () => {
  const { drawn } = await open({ draw: 'throw new Error("never asked")' });
  const { html } = await drawn('?token=key-one');
  expect(rootOf(html)).toBe(
    '<div id="root" data-drawn="/service-details-lite" data-visit=""><p>Bem-vindo</p></div>',
  );
}, 60_000);

/** Draws for everybody but who has the first link. */
const failing = (how: string) =>
  `if (input.session.lite.subjectId === 'A-key-one') { ${how} } ${DRAWS}`;
const REMOTE = 'REMOTE-SERVER-RENDER';
const SHELL = 'SHELL-SERVER-RENDER';

test.each<[string, string, GivenDrawing]>([
  ['throws', REMOTE, { draw: failing('throw new Error("wrong")') }],
  ['never ends', REMOTE, { draw: failing('while (true);'), milliseconds: 2500 }],
  ['never answers', REMOTE, { draw: failing('return new Promise(() => {})'), milliseconds: 2500 }],
  [
    'takes all memory',
    REMOTE,
    { draw: failing('const kept = []; while (true) kept.push(new Array(1e5).fill(kept.length))') },
  ],
  [
    'draws what a policy refuses',
    REMOTE,
    { draw: failing('return {markup: "<p style=\\"color:red\\">", queries: []}') },
  ],
  [
    'draws a script',
    REMOTE,
    { draw: failing('return {markup: "<script>1</script>", queries: []}') },
  ],
  ['answers something else', REMOTE, { draw: failing('return 5') }],
  [
    'has a frame that throws',
    SHELL,
    { frame: `if (input.userAgent === '') throw new Error("wrong"); ${FRAMES}` },
  ],
])(
  'a page whose program %s has the document of before, and mgmt is told: %s [C-723] [C-725]',
  async (_what, code, given) => {
    const { visit, drawn, expectTold } = await open(given);
    await drawn('?token=key-two&fo=1', ANDROID);
    await expectTold(code, visit, isUndrawn);
  },
  UNTIL_TOLD,
);

test.each<[string, GivenDrawing]>([
  ['was drawn by another React', { react: '19.4.0' }],
  [
    'is not what was published',
    { stored: programOf('return {markup: "<p>", queries: []}', ['details', 'payment']) },
  ],
  ['has no service', { service: null }],
  [
    'has a service that answers otherwise',
    { service: new Hono().all('*', (c) => c.text('no', 500)) },
  ],
  [
    'has a service that says what is no answer',
    { service: new Hono().all('*', (c) => c.json({ refused: 'never' })) },
  ],
  [
    'has a service that ends in the middle of its answer',
    {
      listener: (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"drawn":');
        setTimeout(() => response.destroy(), 20);
      },
    },
  ],
])(
  'a page whose program %s has the document of before, and no release is blamed [C-723] [C-725]',
  async (_what, given) => {
    const { visit, codes } = await open(given);
    for (let times = 0; times < 6; times += 1) {
      const { answer, html } = await visit();
      expect(answer.status).toBe(200);
      expect(isUndrawn(html)).toBe(true);
    }
    expect(codes()).toEqual([]);
  },
  60_000,
);

test('what a program wrote that is no JSON is its own failure, and not the service’s [C-725]', async () => {
  const service = new Hono().all('*', (c) => c.body('{"drawn":nothing}'));
  const { visit, codes } = await open({ service });
  await expect.poll(async () => (await visit(), codes()), { timeout: PATIENT }).toContain(REMOTE);
}, 60_000);

test.each<[string, GivenDrawing]>([
  ['a program that never ends', { draw: 'while (true);' }],
  [
    'a service that hangs',
    { service: new Hono().all('*', () => new Promise<never>(() => undefined)) },
  ],
  [
    'a service that answers late',
    {
      service: new Hono().all('*', async (c) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return c.json({ drawn: { markup: '<main></main>', queries: [] } });
      }),
    },
  ],
])(
  'no document waits longer than it may for %s [C-723]',
  async (_what, given) => {
    const { visit } = await open({ ...given, milliseconds: 100 });
    for (let times = 0; times < 3; times += 1) {
      const began = performance.now();
      expect(isUndrawn((await visit()).html)).toBe(true);
      // A hundred milliseconds, and what a busy machine takes for a document.
      expect(performance.now() - began).toBeLessThan(PATIENT / 4);
    }
  },
  60_000,
);

test('after three failures the program is not asked any more: its pages are drawn in browsers only [C-723] [C-725]', async () => {
  const { visit, drawn, told } = await open({ draw: failing('throw new Error("wrong for Ana")') });
  await drawn('?token=key-two&fo=1');
  await expect
    .poll(async () => (await visit(), told.length), { timeout: PATIENT })
    .toBeGreaterThanOrEqual(3);
  for (const key of ['key-one', 'key-two', 'key-two'])
    expect((await visit(`?token=${key}&fo=1`)).html).toContain(EMPTY_ROOT);
  expect(told).toHaveLength(3);
  expect(told.at(0)).toMatchObject({
    ...{ shell: '1.0.0', network: '203.0.113.7' },
    releases: ['mf-services@1.0.0'],
    remarks: [{ remote: 'mf-services', version: '1.0.0', code: REMOTE }],
    errors: [{ message: 'wrong for Ana' }],
  });
}, 60_000);

test('of a program that fails whenever it begins mgmt is told too, although no document waited for it [C-725]', async () => {
  const { visit, codes } = await open({ draw: 'throw new Error("wrong")' });
  await expect.poll(async () => (await visit(), codes()), { timeout: PATIENT }).toEqual([REMOTE]);
}, 60_000);

test.each<[string, string, Record<string, string>]>([
  ['has a session', '?token=key-one&fo=1', { cookie: 'sessionToken=abc' }],
  ['only fetches it in advance', '?token=key-one&fo=1', { 'sec-purpose': 'prefetch' }],
  [
    'is in a native application',
    '?token=key-one&fo=1',
    { 'user-agent': 'Mozilla/5.0 PortalClienteApp/android/1' },
  ],
  ['comes without a link', '?fo=1', {}],
])(
  'for whoever %s nothing is drawn [C-720]',
  async (_who, query, headers) => {
    const { drawn, visit } = await open();
    await drawn();
    const { html } = await visit(query, headers);
    expect(html).toContain(EMPTY_ROOT);
    expect(html).toContain('id="boot-skeleton"');
  },
  60_000,
);
