import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type RequestListener } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { telemetrySchema, type Telemetry } from '@portal/rollout/telemetry';
import { integrityOf } from '@portal/storage/integrityOf';
import { inlineHash } from '@portal/storage/inlineHash';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aConfiguration } from '../testing/aConfiguration.ts';
import { contentOf, edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { createDrawingService } from './service/createDrawingService.ts';
import { createProgramPool } from './service/createProgramPool.ts';

const start = edgeForEachTest();

const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': 'Firefox',
  'x-forwarded-for': '203.0.113.7',
};
const ANDROID = { 'user-agent': 'Firefox (Android 16)' };
/** As long as a busy machine may take. */
const PATIENT = 20_000;
const SHEET = 'page-details.1.css';
const OWN_SHEET = '.details{color:red}';
const PLACE = '\\uE000page\\uE001';

/** Draws what it was answered last, and says all that it was given. */
const DRAWS = `const data = JSON.parse(input.answers.at(-1).body);
  return {markup: '<h1>' + data.of + '</h1><!--' + JSON.stringify(input) + '-->', queries: [{key: ['of'], data}]}`;
const FRAMES = `return {markup: input.search === '' ? '<p>Bem-vindo</p>' : '<main>${PLACE}</main>'}`;

const programOf = (draw: string, pages: string[], react = '19.3.1') =>
  JSON.stringify({ react, pages, code: `var program={draw(input){${draw}}}` });

const fileOf = (path: string, content: string) => ({
  path,
  integrity: integrityOf(content),
  bytes: content.length,
  brotliBytes: content.length,
});

interface Given {
  /** What the program of the release does. */
  draw?: string;
  frame?: string;
  react?: string;
  /** What lies in the storage in place of the published program. */
  stored?: string;
  milliseconds?: number;
  /** What listens in place of the drawing service; null: nothing. */
  service?: Hono | null;
  /** What it is that listens, where it is no service of HTTP. */
  listener?: RequestListener;
}

/** A service on a socket, as it runs beside an edge. */
async function listen(service: Hono | RequestListener, socket: string): Promise<void> {
  const server =
    service instanceof Hono ? createAdaptorServer({ fetch: service.fetch }) : createServer(service);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
}

/** An edge whose build and release have programs, with a drawing service. */
async function open(given: Given = {}) {
  const { draw = DRAWS, frame = FRAMES, react, milliseconds = PATIENT, service, listener } = given;
  const told: (Telemetry & { network: string | undefined })[] = [];
  const program = programOf(draw, ['details'], react);
  const frames = programOf(frame, ['lite-frame']);
  const release = {
    ...RELEASE,
    styles: [],
    pages: [
      {
        ...{ name: 'details', path: '/service-details-lite', title: 'Detalhes', modes: ['lite'] },
        ...{
          layout: 'standard',
          firstRequests: [{ service: 'main', method: 'GET', path: '/showcase/work/:work' }],
        },
      },
    ],
    views: { 'page-details': { scripts: ['page-login.1.js'], styles: [SHEET] } },
    files: [
      ...RELEASE.files.filter(({ path }) => path.endsWith('.js')),
      fileOf('program.a1.drawn', program),
      fileOf(SHEET, OWN_SHEET),
    ],
  };
  const boot = { ...BOOT, ticketKey: 'a key', remotes: [{ ...BOOT.remotes[0], release }] };
  const sockets = await mkdtemp(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rm(sockets, { recursive: true, force: true }));
  const socket = join(sockets, 's');
  const edge = await start(
    (backend) => {
      backend.get('/mgmt/boot', (c) => c.json(boot));
      backend.get('/main/config', (c) => c.json(aConfiguration({})));
      backend.get('/calendar/customer/links', (c) => {
        const key = c.req.query('key') ?? '';
        return c.json({
          token: `credential-of-${key}`,
          type: 'work',
          id: `A-${key}`,
          is_client: true,
          email: 'a@b.pt',
        });
      });
      backend.get('/main/showcase/work/:id', (c) => c.json({ of: c.req.param('id') }));
      backend.post('/mgmt/telemetry', async (c) => {
        const network = c.req.header('x-forwarded-for');
        told.push({ ...v.parse(telemetrySchema, await c.req.json()), network });
        return c.body(null, 204);
      });
      backend.all('*', (c) => c.json({}));
    },
    { answersMilliseconds: PATIENT, drawing: { socket, milliseconds } },
  );
  const dist = join(edge.folder, 'host', 'dist');
  const assets = join(edge.folder, 'data', 'assets', 'mf-services');
  await mkdir(assets, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'host.json'), 'utf8'));
  build.files.push(fileOf('program.b2.drawn', frames));
  await Promise.all([
    writeFile(join(dist, 'program.b2.drawn'), frames),
    writeFile(join(dist, 'host.json'), JSON.stringify(build)),
    writeFile(join(assets, 'program.a1.drawn'), given.stored ?? program),
    writeFile(join(assets, SHEET), OWN_SHEET),
  ]);
  if (service !== null) {
    const pool = createProgramPool();
    onTestFinished(() => pool.close());
    await listen(listener ?? service ?? createDrawingService(pool), socket);
  }
  const visit = async (query = '?token=key-one&fo=1', headers: Record<string, string> = {}) => {
    const answer = await get(edge, `/client/service-details-lite${query}`, {
      ...OPENED,
      ...headers,
    });
    return { answer, html: await answer.text() };
  };
  /** Opens the page until it is drawn: nobody waits for a program to begin. */
  const drawn = async (query?: string, headers?: Record<string, string>) => {
    await expect
      .poll(async () => (await visit(query, headers)).html, { timeout: PATIENT })
      .toContain('data-visit');
    return visit(query, headers);
  };
  /** What mgmt was told so far, by code. */
  const codes = () =>
    told.flatMap(({ remarks, host }) => [
      ...remarks.map(({ code }) => code),
      ...(host ? [host.outcome] : []),
    ]);
  return { visit, drawn, told, codes };
}

const ROOT = '<div id="root"';
const EMPTY_ROOT = '<div id="root"></div>';
const rootOf = (html: string) => contentOf(html, /(<div id="root"[^]*?<\/div>)\n/);
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

test.each<[string, string, Given]>([
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
    const { visit, drawn, codes } = await open(given);
    await drawn('?token=key-two&fo=1', ANDROID);
    await expect
      .poll(
        async () => {
          const { answer, html } = await visit();
          expect(answer.status).toBe(200);
          expect(isUndrawn(html)).toBe(true);
          return codes();
        },
        { timeout: PATIENT * 2 },
      )
      .toContain(code);
    expect(new Set(codes())).toEqual(new Set([code]));
  },
  90_000,
);

test.each<[string, Given]>([
  ['was drawn by another React', { react: '19.4.0' }],
  [
    'is not what was published',
    { stored: programOf('return {markup: "<p>", queries: []}', ['details']) },
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
    vi.spyOn(console, 'error').mockReturnValue();
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

test.each<[string, Given]>([
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
