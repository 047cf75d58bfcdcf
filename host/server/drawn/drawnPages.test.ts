import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWN_WORDS } from '@portal/contract/drawnProvider';
import type { Release } from '@portal/contract/release';
import { inlineHash } from '@portal/storage/inlineHash';
import { integrityOf } from '@portal/storage/integrityOf';
import { expect, test } from 'vitest';
import { DRAWN_PLACES } from '../../src/address/drawn/drawnPlaces.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import { contentOf, edgeForEachTest, get, HOST } from '../testing/edgeForEachTest.ts';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();

const VISITOR = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const HOST_NAME = 'auto-mirante.localhost';
const OTHER = 'barbearia.localhost';
const PAGE = 'page-login.a1.drawn';
const SHEET = 'page-login.1.css';
const OWN_SHEET = '@font-face{src:url(font.1.woff2)}.login{color:red}';
const { logo, name } = DRAWN_WORDS;
const drawnOf = (vertical: string) => `<img src="${logo}"><h1>${name} ${vertical}</h1>`;
const ofVerticals = { AUTO: drawnOf('carros'), BARBERSHOP: drawnOf('cabelo') };
const PAGE_CONTENT = JSON.stringify({ react: '19.3.1', ofVerticals });
const FRAME = JSON.stringify({
  react: '19.3.1',
  markup: `<main>${DRAWN_PLACES.page}</main><p>${DRAWN_PLACES.title}</p>`,
});

const fileOf = (path: string, content: string) => ({
  path,
  integrity: integrityOf(content),
  bytes: content.length,
  brotliBytes: content.length,
});
const RELEASE_WITH_DRAWING: Release = {
  ...RELEASE,
  styles: [],
  views: { ...RELEASE.views, 'page-login': { scripts: ['page-login.1.js'], styles: [SHEET] } },
  files: [
    ...RELEASE.files.filter(({ path }) => path.endsWith('.js')),
    fileOf(PAGE, PAGE_CONTENT),
    fileOf(SHEET, OWN_SHEET),
  ],
};
const boot = {
  ...BOOT,
  remotes: [{ ...BOOT.remotes[0], name: 'mf-services', release: RELEASE_WITH_DRAWING }],
};
/** A name that means something in HTML, and something in a replacement. */
const BARBER = { ...boot.provider, domain: OTHER, name: `O'Neill & <b>$&`, vertical: 'barbershop' };

/** What mgmt answers for the cookies of a browser that is shown something else; both leave the login as it is. */
const HELD = {
  previews: {
    preview: { provider: HOST_NAME, remote: 'mf-services', version: '1.0.0', author: 'Rita' },
    release: RELEASE_WITH_DRAWING,
    grant: 'signed',
    until: Date.now() + 3_600_000,
  },
  overrides: {
    override: {
      provider: HOST_NAME,
      manifest: {
        ...{ name: 'mf-notifications', version: '9.0.0', contract: '^1.0.0' },
        ...{ pages: [], panels: [] },
      },
      entry: 'http://localhost:4400/remoteEntry.js',
      developer: 'Rita',
    },
    grant: 'signed',
    until: Date.now() + 3_600_000,
  },
};

interface Opening {
  changes?: Partial<EdgeEnvironment>;
  /** What lies in the asset storage in place of the drawing. */
  content?: string;
  document?: object;
}

/** The release, had something else been drawn of its page. */
function drawnAs(page: object): Opening {
  const content = JSON.stringify({ react: '19.3.1', ofVerticals, ...page });
  const files = RELEASE_WITH_DRAWING.files.map((file) =>
    file.path === PAGE ? fileOf(PAGE, content) : file,
  );
  const release = { ...RELEASE_WITH_DRAWING, files };
  return { document: { ...boot, remotes: [{ ...boot.remotes[0], release }] }, content };
}

/** An edge with a build of the host and a release that have drawn the login. */
async function open({ changes, content = PAGE_CONTENT, document = boot }: Opening = {}) {
  const edge = await start((backend) => {
    backend.get('/mgmt/boot', (c) =>
      c.json(c.req.query('domain') === OTHER ? { ...document, provider: BARBER } : document),
    );
    for (const [what, held] of Object.entries(HELD))
      backend.post(`/mgmt/${what}/check`, (c) => c.json(held));
    backend.all('*', (c) => c.json({}));
  }, changes);
  const dist = join(edge.folder, 'host', 'dist');
  const assets = join(edge.folder, 'data', 'assets', 'mf-services');
  await mkdir(assets, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'host.json'), 'utf8'));
  build.files.push(fileOf('frame.a1.drawn', FRAME));
  await Promise.all([
    writeFile(join(dist, 'frame.a1.drawn'), FRAME),
    writeFile(join(dist, 'host.json'), JSON.stringify(build)),
    writeFile(join(assets, PAGE), content),
    writeFile(join(assets, SHEET), OWN_SHEET),
  ]);
  return async (headers: Record<string, string> = {}, path = '/client/login') => {
    const answer = await get(edge, path, { ...VISITOR, ...headers });
    return { answer, html: await answer.text() };
  };
}

const rootOf = (html: string) => contentOf(html, /(<div id="root".*<\/div>)\n/);
const DRAWN_ROOT =
  `<div id="root" data-drawn="/login"><main><div data-mount="mf_services_1_0_0-1" data-remote="mf-services" ` +
  `data-release="1.0.0" data-drawn=""><img src="/api/main/photos/company/logo.svg">` +
  `<h1>Auto &lt;Mirante&gt; &amp; Filhos carros</h1></div></main><p>Entrar</p></div>`;
const EMPTY_ROOT = '<div id="root"></div>';
const SKELETON = 'id="boot-skeleton"';
const partsOf = (html: string) =>
  [EMPTY_ROOT, SKELETON, 'data-href', 'data-drawn='].filter((part) => html.includes(part));

test('a visitor who opens the login gets it drawn, with its sheets and in place of a skeleton [SHL-64] [C-610] [C-611]', async () => {
  const { answer, html } = await (await open())();
  expect(rootOf(html)).toBe(DRAWN_ROOT);
  // What was drawn is nothing that a browser asks for.
  expect([SKELETON, 'rel="stylesheet"', PAGE].filter((part) => html.includes(part))).toEqual([]);
  const css = OWN_SHEET.replace('font.1.woff2', '/assets/mf-services/font.1.woff2');
  const sheet = `<style data-href="http://auto-mirante.localhost:4300/assets/mf-services/${SHEET}">${css}</style>`;
  expect(html.includes(sheet)).toBe(true);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
  expect(inline).toHaveLength(3);
  for (const text of inline) expect(policy).toContain(inlineHash(text));
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(3);
  for (const text of scripts) expect(policy).toContain(inlineHash(text));
});

test('each provider gets its own name, as text, in turns with others [SHL-64] [C-611]', async () => {
  const visit = await open();
  const first = await visit();
  const other = await visit({ host: `${OTHER}:4300` });
  const again = await visit();
  expect(rootOf(other.html)).toContain('<h1>O&#39;Neill &amp; &lt;b&gt;$&amp; cabelo</h1>');
  expect(other.html).not.toContain('Mirante');
  expect(again.html).not.toContain('Neill');
  expect([rootOf(first.html), rootOf(again.html)]).toEqual([DRAWN_ROOT, DRAWN_ROOT]);
});

test.each([
  ['a preview', 'releasePreview=signed', 'Pré-visualização mf-services 1.0.0 — sair'],
  ['an override', 'developerOverride=signed', 'Versão local: mf-notifications — sair'],
])(
  'a browser with %s gets the document of before, and no other [SHL-64] [C-610]',
  async (_what, cookie, badge) => {
    const visit = await open();
    const { html } = await visit({ cookie });
    expect(partsOf(html)).toEqual([EMPTY_ROOT, SKELETON]);
    expect(html).toContain(badge);
    expect(rootOf((await visit()).html)).toBe(DRAWN_ROOT);
  },
);

test('an edge that takes a remote from a developer draws nothing for any browser [SHL-64] [C-610]', async () => {
  const developmentRemote = {
    name: 'mf-notifications',
    entry: new URL('http://localhost:4400/remoteEntry.js'),
  };
  const workspace = join(import.meta.dirname, '../../..');
  const { html } = await (await open({ changes: { developmentRemote, workspace } }))();
  expect(partsOf(html)).toEqual([EMPTY_ROOT, SKELETON]);
  expect(html).toContain('"reason":"development"');
});

const ANDROID = 'Mozilla/5.0 PortalClienteApp/android/1';
test.each<[string, Record<string, string>, string?]>([
  ['has a session', { cookie: 'sessionToken=abc' }],
  ['comes with something in the address', {}, '/client/login?email=a%40b.pt'],
  ['is in a native application', { 'user-agent': ANDROID }],
  ['only fetches it in advance', { 'sec-purpose': 'prefetch' }],
  ['is a script', { 'sec-fetch-dest': 'empty' }],
  ['says nothing of itself', { 'sec-fetch-mode': '' }],
  ['is the offline worker', { 'x-portal-worker': '1' }],
  ['opens a page that nobody has drawn', {}, '/client'],
])('whoever %s gets the document of before [SHL-64] [C-610]', async (_who, headers, path) => {
  const { answer, html } = await (await open())(headers, path);
  expect(answer.status).toBe(200);
  expect(partsOf(html)).toEqual([EMPTY_ROOT, SKELETON]);
});

test.each<[string, Opening]>([
  ['switched off', { changes: { drawsPages: false } }],
  ['drawn by another React', drawnAs({ react: '19.4.0' })],
  ['drawn in no known form', drawnAs({ ofVerticals: 'AUTO' })],
  ['not as it was published', { content: PAGE_CONTENT.replace('carros', 'motas') }],
  [
    'of no vertical of the provider',
    { document: { ...boot, provider: { ...boot.provider, vertical: 'zoo' } } },
  ],
  ['made without mgmt', { document: { ...boot, degraded: true } }],
  [
    'of a provider to try things at',
    { document: { ...boot, provider: { ...boot.provider, domain: 'demo.localhost' } } },
  ],
  ['of nobody', { document: { ...boot, provider: null } }],
])('a page that is %s has the document of before [SHL-64] [C-610]', async (_what, opening) => {
  const visit = await open(opening);
  for (const { html } of [await visit(), await visit()]) {
    expect(partsOf(html)).toEqual([EMPTY_ROOT, SKELETON]);
  }
});

test.each([
  ['the provider that is not found', '/client', null],
  ['the welcome of an address without a provider', '/client/clientwelcome', null],
  ['the statement of accessibility', '/client/acessibilidade', boot.provider],
])(
  "%s, the shell's own, has the document of before [SHL-64] [C-976]",
  async (_what, path, provider) => {
    const visit = await open({ document: { ...boot, provider } });
    const { answer, html } = await visit({}, path);
    expect(answer.status).toBe(200);
    expect(partsOf(html)).toEqual([EMPTY_ROOT, SKELETON]);
  },
);

test('a form that is sent without a script changes nothing and leads to its page again [SHL-64] [C-612]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const answer = await edge.edge.request('http://edge/client/login?next=%2Fperfil', {
    method: 'POST',
    headers: HOST,
    body: new URLSearchParams({ password: 'Segredo1!' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/client/login?next=%2Fperfil',
  ]);
});
