import { bootDocumentSchema } from '@portal/contract/bootDocument';
import { bucketOf } from '@portal/rollout/bucketOf';
import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, expect, test, vi } from 'vitest';
import { DOCUMENT_IDENTITY } from '../src/address/documentIdentity.ts';
import { createEdge } from './createEdge.ts';
import {
  BOOT,
  HASH,
  RELEASE,
  SCRIPT,
  startTestEdge,
  type TestEdge,
} from './testing/startTestEdge.ts';

let running: TestEdge | undefined;

async function start(...given: Parameters<typeof startTestEdge>): Promise<TestEdge> {
  running = await startTestEdge(...given);
  return running;
}

afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.restoreAllMocks();
});

const HOST = { host: 'auto-mirante.localhost:4300' };

function get(test: TestEdge, path: string, headers: Record<string, string> = {}) {
  return test.edge.request(`http://edge${path}`, { headers: { ...HOST, ...headers } });
}

function contentOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

const session = { cookie: 'sessionToken=abc' };

test('the root leads to the app, and every path below it is the app [SHL-06]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  expect((await get(edge, '/')).headers.get('location')).toBe('/client');
  expect((await get(edge, '/client/any/thing')).status).toBe(200);
  expect((await get(edge, '/elsewhere')).status).toBe(404);
});

test('asks for the boot document of the domain and inlines it [SHL-08]', async () => {
  const asked: (string | undefined)[] = [];
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      asked.push(c.req.query('domain'));
      return c.json(BOOT);
    }),
  );
  const html = await (await get(edge, '/client/services', session)).text();
  expect(asked).toEqual(['auto-mirante.localhost']);
  const inlined = contentOf(html, /id="boot-document">(.*?)<\/script>/s);
  expect(JSON.parse(inlined)).toEqual(BOOT);
  expect(inlined).not.toContain('<');
  expect(html).toContain('<title>Serviços | Auto &lt;Mirante&gt; &amp; Filhos</title>');
});

test('a customer in a share gets its release, everybody else the one of all, from one answer of mgmt', async () => {
  let asked = 0;
  const canary = { ...RELEASE, version: '2.0.0', federationName: 'mf_services_2_0_0' };
  const shares = [
    { percentage: 50, salt: 'mf-services 2.0.0', release: canary, fallback: RELEASE },
  ];
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      asked += 1;
      return c.json({ ...BOOT, remotes: BOOT.remotes.map((remote) => ({ ...remote, shares })) });
    }),
  );
  const documentFor = async (cookie: string) => {
    const html = await (await get(edge, '/client/services', { cookie })).text();
    const inlined: unknown = JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
    expect(JSON.stringify(inlined)).not.toContain('"shares"');
    return v.parse(bootDocumentSchema, inlined).remotes;
  };
  const customers = Array.from({ length: 40 }, (_, index) => `customer-${index}`);
  const given = await Promise.all(
    customers.map(async (customer) => {
      const [remote] = await documentFor(`sessionToken=abc; userId=${customer}`);
      const isIn = bucketOf('mf-services 2.0.0', customer) < 50;
      expect(remote?.release.version).toBe(isIn ? '2.0.0' : '1.0.0');
      expect(remote?.reason).toBe(isIn ? 'percentage' : 'everyone');
      return remote?.release.version;
    }),
  );
  expect(new Set(given)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect((await documentFor('sessionToken=abc'))[0]?.release.version).toBe('1.0.0');
  // Kept for a moment, whoever asks.
  expect(asked).toBeLessThan(customers.length / 2);
});

test('preloads what the page of the address needs, with integrity, and nothing else', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const html = await (await get(edge, '/client/services', session)).text();
  const origin = 'http://auto-mirante.localhost:4300';
  const preloads = [
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g),
  ];
  expect(preloads.map(([, href]) => href)).toEqual([
    `${origin}/assets/mf-services/remoteEntry.1.js`,
    `${origin}/assets/mf-services/remote.1.js`,
    `${origin}/assets/mf-services/page-services.1.js`,
  ]);
  expect(preloads.every(([, , integrity]) => integrity === HASH)).toBe(true);
  expect(html).toContain(
    `<link rel="preload" as="style" href="${origin}/assets/mf-services/page-services.1.css" integrity="${HASH}" crossorigin>`,
  );
  expect(html).not.toContain('page-login.1.js" integrity');
});

test.each([
  ['of another major', '^2.0.0', []],
  ['with a member that this host does not have', '^1.99.0', []],
  ['that this host can run', '^1.1.0', ['remoteEntry.1.js', 'remote.1.js', 'page-services.1.js']],
])('nothing is fetched ahead of a release %s', async (_, contract, expected) => {
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      const [remote] = BOOT.remotes;
      return c.json({ ...BOOT, remotes: [{ ...remote, release: { ...RELEASE, contract } }] });
    }),
  );
  const html = await (await get(edge, '/client/services', session)).text();
  const preloads = [...html.matchAll(/href="[^"]*\/assets\/mf-services\/([^"]+\.js)"/g)];
  expect(preloads.map(([, name]) => name)).toEqual(expected);
});

test('what is fetched ahead is of the last known good release where the host cannot run the newer one', async () => {
  const newer = { ...RELEASE, contract: '^2.0.0', entry: 'remoteEntry.2.js' };
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => {
      const [remote] = BOOT.remotes;
      return c.json({ ...BOOT, remotes: [{ ...remote, release: newer, fallback: RELEASE }] });
    }),
  );
  const html = await (await get(edge, '/client/services', session)).text();
  expect(html).toMatch(/modulepreload" href="[^"]*\/assets\/mf-services\/remoteEntry\.1\.js"/);
  expect(html).not.toMatch(/modulepreload" href="[^"]*remoteEntry\.2\.js"/);
});

test('preloads the font, so that the first text is drawn in it', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const html = await (await get(edge, '/client/services', session)).text();
  // Without `crossorigin` the browser would load it twice.
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="http://auto-mirante.localhost:4300/assets/host/font.1.woff2" crossorigin>',
  );
});

test('a visitor gets what the login page needs', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  for (const path of ['/client', '/client/services']) {
    const html = await (await get(edge, path)).text();
    expect(html).toMatch(/modulepreload" href="[^"]+page-login\.1\.js"/);
  }
});

test('the import map names every script and style sheet of every release, lazy ones too', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const html = await (await get(edge, '/client/services', session)).text();
  const map = JSON.parse(contentOf(html, /<script type="importmap">(.*?)<\/script>/s));
  expect(map.integrity).toMatchObject({
    '/assets/host/main.1.js': integrityOf(SCRIPT),
    '/assets/mf-services/panel-agenda.1.js': HASH,
    '/assets/mf-services/page-services.1.css': HASH,
  });
});

test('the document asks for the first data of its page by itself, but a wrapper first [SHL-43]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const planOf = async (path: string, headers: Record<string, string>) => {
    const html = await (await get(edge, path, headers)).text();
    const plan = contentOf(html, /<script data-plan="([^"]+)">/).replaceAll('&quot;', '"');
    expect(html.indexOf('data-plan')).toBeLessThan(html.indexOf('stylesheet'));
    return plan === '' ? null : JSON.parse(plan);
  };
  const plan = await planOf('/client/services', session);
  expect(plan).toMatchObject({
    domain: 'auto-mirante.localhost',
    pathname: '/client/services',
    requests: ['/api/main/services/active'],
  });
  expect(await planOf('/client/services/A%2F1', session)).toMatchObject({
    requests: ['/api/main/services/active', '/api/calendar/days/A%2F1/'],
  });
  expect(await planOf('/client/services', {})).toMatchObject({ requests: [] });
  // What a link is of, the page learns from its key; a session has no part in it.
  expect(await planOf('/client/services-lite', session)).toMatchObject({
    requests: ['/api/main/showcase/:work'],
  });
  // A wrapper is asked for its session before anything else (SHL-43).
  const wrapper = { ...session, 'user-agent': 'Mozilla/5.0 PortalClienteApp/android' };
  expect(await planOf('/client/services', wrapper)).toBeNull();
});

test('a document has a name that changes with what it was made of, and can be asked for', async () => {
  let boot = BOOT;
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(boot)));
  const name = (await get(edge, '/client/services', session)).headers.get('x-portal-boot');
  const now = async () => (await get(edge, '/client/boot-identity', session)).text();
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(await now()).toBe(name);
  const shown = await get(edge, '/client/boot-identity', session);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('set-cookie')).toContain('sessionToken=abc');

  boot = { ...BOOT, resolvedAt: '2026-01-02T10:00:00.000Z' };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  expect(await now()).toBe(name);
  boot = {
    ...boot,
    remotes: boot.remotes.map((remote) => ({
      ...remote,
      release: { ...RELEASE, version: '2.0.0' },
    })),
  };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  expect(await now()).not.toBe(name);

  await edge.stopBackend();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 4000);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const degraded = await get(edge, '/client/services', session);
  expect(degraded.status).toBe(200);
  // One that was made without mgmt is not to be shown before the edge was asked.
  expect(degraded.headers.get('x-portal-boot')).toBeNull();
});

test('only a document that will have itself checked may be kept for a later visit', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const named = await get(edge, '/client/services', session);
  expect(named.headers.get(DOCUMENT_IDENTITY.header)).toMatch(/^[\w-]{22}$/);
  // Without its query the path shows another page.
  const direct = await get(edge, '/client/services?directAppointment=true', session);
  expect(direct.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
  // Its first script waits for the application.
  const wrapped = { ...session, 'user-agent': 'Mozilla/5.0 PortalClienteApp/android' };
  const inWrapper = await get(edge, '/client/services', wrapped);
  expect(await inWrapper.text()).not.toContain('data-plan');
  expect(inWrapper.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
  // A build of before has no such script.
  await rm(join(edge.environment.hostBuild, 'early.1.js'));
  const description = join(edge.environment.hostBuild, 'host.json');
  const build = await readFile(description, 'utf8');
  const files = /\{[^{}]*early\.1\.js[^{}]*\},/;
  await writeFile(description, build.replace(files, ''));
  const old = createEdge(edge.environment);
  const page = await old.request('http://edge/client/services', { headers: HOST });
  expect(page.status).toBe(200);
  expect(page.headers.get(DOCUMENT_IDENTITY.header)).toBeNull();
});

test('WebKit, which would fetch every script twice under the integrity policy, gets none', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const policyFor = async (userAgent: string) => {
    const response = await get(edge, '/client/services', { 'user-agent': userAgent });
    return response.headers.get('integrity-policy');
  };
  const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)';
  expect(await policyFor(`${phone} ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`)).toBeNull();
  expect(await policyFor(`${phone} ${webKit} CriOS/140.0 Mobile/15E148`)).toBeNull();
  for (const other of [
    `Mozilla/5.0 (Linux; Android 14; wv) ${chromium} Version/4.0 Chrome/140.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])
    expect(await policyFor(other)).toBe('blocked-destinations=(script)');
});

test('the policy allows this origin and the inline elements by their hash, and no script without integrity', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const response = await get(edge, '/client/services');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
  const map = contentOf(html, /<script type="importmap">(.*?)<\/script>/s);
  const style = contentOf(html, /<style>(.*?)<\/style>/s);
  const watcher = contentOf(html, /<script>(.*?)<\/script>/s);
  const age = contentOf(html, /<script>(if.*?)<\/script>/s);
  const early = contentOf(html, /<script data-plan="[^"]+">(.*?)<\/script>/s);
  expect(early).toBe('(()=>{ask("<\\/script>")})()');
  const hashes = [watcher, age, map, early].map((content) => `'sha256-${hashOf(content)}'`);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect(html).not.toMatch(/ style="/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('lets in exactly the recording tool that is set, and frames only the tutorial [CKE-17] [CKE-22]', async () => {
  const answer = (backend: Hono) => backend.get('/mgmt/boot', (c) => c.json(BOOT));
  const recording = { url: 'https://gravacao.exemplo.pt/gravar.js', integrity: HASH };
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

  const without = await get(await start(answer), '/client/services');
  expect(policyOf(without)).not.toContain('gravacao');
  expect(policyOf(without)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(await without.text()).not.toContain('"recording"');
  await running?.stop();

  const response = await get(await start(answer, { recording }), '/client/services');
  const directives = policyOf(response).split('; ');
  expect(directives.filter((line) => line.includes('gravacao'))).toEqual([
    expect.stringMatching(/^script-src 'self' .* https:\/\/gravacao\.exemplo\.pt$/),
    "connect-src 'self' https://gravacao.exemplo.pt",
  ]);
  const inlined = contentOf(await response.text(), /id="boot-document">(.*?)<\/script>/s);
  expect(JSON.parse(inlined)).toMatchObject({ recording });
});

test('paints the brand before any style sheet [SHL-02] [SHL-64]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const html = await (await get(edge, '/client')).text();
  expect(html).toContain(':root{--brand:#12356b}');
  expect(html.indexOf('id="boot-skeleton"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain('<img src="/api/main/photos/company/logo.svg"');
});

test.each([
  ['/client/services', true, 'home'],
  ['/client/services/A-1', true, 'page'],
  ['/client/schedule', true, 'steps'],
  ['/client/payment/S-1', true, 'decision'],
  ['/client/login', false, 'form'],
  ['/client/schedule', false, 'form'],
])(
  '%s is painted in its own shape, logged in: %s, %s [SHL-64] [C-254]',
  async (path, hasSession, shape) => {
    const page = { title: 'Página', modes: ['full' as const], firstRequests: [] };
    const decision = { ...page, layout: 'decision' as const };
    const release = {
      ...RELEASE,
      pages: [
        { ...page, layout: 'standard' as const, name: 'home', path: '/services' },
        ...RELEASE.pages,
        { ...decision, name: 'schedule', path: '/schedule/:id?' },
        { ...decision, name: 'payment', path: '/payment/:id' },
      ],
    };
    const remotes = [{ name: 'mf-services', release, fallback: null, reason: 'everyone' as const }];
    const edge = await start((backend) =>
      backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, remotes })),
    );
    const html = await (await get(edge, path, hasSession ? session : {})).text();
    expect(contentOf(html, /class="sk sk-([a-z]+)" id="boot-skeleton"/)).toBe(shape);
  },
);

test('an unknown provider gets the neutral shell [SHL-08] [SHL-58]', async () => {
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider: null })),
  );
  const html = await (await get(edge, '/client')).text();
  expect(html).toContain('<title>Início | Portal do Cliente</title>');
  expect(html).toContain(':root{--brand:#1e1a16}');
});

test('serves the last document that worked while mgmt is away, and says so', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  await get(edge, '/client');
  await edge.stopBackend();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const html = await (await get(edge, '/client')).text();
  expect(JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s))).toEqual({
    ...BOOT,
    degraded: true,
  });
});

test('says that it is starting when mgmt has never answered [SHL-08]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const edge = await start(() => undefined);
  const response = await get(edge, '/client');
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('http-equiv="refresh"');
  expect(html).toContain('<title>O portal está a arrancar | Portal do Cliente</title>');
});

test('built files are kept for ever, precompressed where the browser takes it', async () => {
  const edge = await start(() => undefined);
  const plain = await get(edge, '/assets/mf-services/remoteEntry.1.js');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const small = await get(edge, '/assets/mf-services/remoteEntry.1.js', {
    'accept-encoding': 'gzip, br',
  });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(Number(small.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')),
  );
  expect((await get(edge, '/assets/host/main.1.js')).status).toBe(200);
});

test('a remote whose files are gone is not found, and that is not remembered', async () => {
  const edge = await start(() => undefined);
  await rm(join(edge.folder, 'data', 'assets', 'mf-services'), { recursive: true });
  const response = await get(edge, '/assets/mf-services/remoteEntry.1.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/assets/mf-services/..%2f..%2f..%2fsecret.js',
  '/assets/mf-services/.hidden.js',
  '/assets/mf-services/release.json',
  '/assets/..%2fdata/secret.js',
])('serves nothing but published files: %s', async (path) => {
  const edge = await start(() => undefined);
  await writeFile(join(edge.folder, 'secret.js'), 'secret');
  await writeFile(join(edge.folder, 'data', 'assets', 'mf-services', '.hidden.js'), 'secret');
  await writeFile(join(edge.folder, 'data', 'assets', 'mf-services', 'release.json'), 'secret');
  expect((await get(edge, path)).status).toBe(404);
});

test('passes calls on with the address the customer sees, without cookies', async () => {
  const edge = await start((backend) =>
    backend.all('/main/*', async (c) =>
      c.json(
        {
          url: c.req.path + new URL(c.req.url).search,
          host: c.req.header('x-forwarded-host'),
          authorization: c.req.header('authorization'),
          cookie: c.req.header('cookie') ?? null,
          body: await c.req.text(),
        },
        409,
      ),
    ),
  );
  const response = await edge.edge.request('http://edge/api/main/user/phone?x=1', {
    method: 'POST',
    headers: { ...HOST, ...session, authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"phone":"1"}',
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    url: '/main/user/phone?x=1',
    host: 'auto-mirante.localhost:4300',
    authorization: 'Bearer t',
    cookie: null,
    body: '{"phone":"1"}',
  });
});

test('answers in the envelope when the backend is away', async () => {
  const edge = await start(() => undefined);
  await edge.stopBackend();
  const response = await get(edge, '/api/main/config');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ type: 'Failure', http_code: 502 });
});

test('a remote under development takes the place of its release, and only its origin is opened', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)), {
    developmentRemote: {
      name: 'mf-services',
      entry: new URL('http://localhost:4400/remoteEntry.js'),
    },
  });
  await mkdir(join(edge.folder, 'mf-services'));
  await writeFile(
    join(edge.folder, 'mf-services', 'remote.json'),
    JSON.stringify({
      name: 'mf-services',
      version: '1.1.0',
      contract: '^1.0.0',
      pages: [{ name: 'new', path: '/new', title: 'Nova', modes: ['full'] }],
      panels: [],
    }),
  );
  const response = await get(edge, '/client/new', session);
  const html = await response.text();
  const document = JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
  expect(document.remotes).toMatchObject([
    {
      reason: 'development',
      fallback: null,
      release: {
        base: 'http://localhost:4400/',
        entry: 'remoteEntry.js',
        pages: [{ name: 'new' }],
      },
    },
  ]);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('http://localhost:4400');
  expect(policy).toContain('ws://localhost:4400');
});

test('is healthy without a backend', async () => {
  const edge = await start(() => undefined);
  await edge.stopBackend();
  expect((await get(edge, '/health')).status).toBe(200);
});

test('a wrapper gets the way to it preloaded, a browser does not [SHL-43]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const file = join(edge.folder, 'host', 'dist', 'host.json');
  const build: { files: object[] } = JSON.parse(await readFile(file, 'utf8'));
  const bridge = { path: 'wrapper.1.js', integrity: HASH, bytes: 1, brotliBytes: 1 };
  await writeFile(file, JSON.stringify({ ...build, files: [...build.files, bridge] }));
  const preload = /<link rel="modulepreload" href="[^"]*\/assets\/host\/wrapper\.1\.js"/;
  const agent = 'Mozilla/5.0 (iPhone) PortalClienteApp/ios/2.0';
  const wrapped = await get(edge, '/client/services', { 'user-agent': agent });
  expect(await wrapped.text()).toMatch(preload);
  expect(await (await get(edge, '/client/services')).text()).not.toMatch(preload);
});

test('a lite page gets the frame of lite pages preloaded, others do not', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const file = join(edge.folder, 'host', 'dist', 'host.json');
  const build: { files: object[] } = JSON.parse(await readFile(file, 'utf8'));
  const frame = ['lite.1.js', 'lite.1.css'].map((path) => ({
    path,
    integrity: HASH,
    bytes: 1,
    brotliBytes: 1,
  }));
  await writeFile(file, JSON.stringify({ ...build, files: [...build.files, ...frame] }));
  const lite = await (await get(edge, '/client/service-details-lite?token=1')).text();
  expect(lite).toMatch(/<link rel="modulepreload" href="[^"]*\/assets\/host\/lite\.1\.js"/);
  expect(lite).toMatch(/<link rel="stylesheet"[^>]* href="[^"]*\/assets\/host\/lite\.1\.css"/);
  expect(await (await get(edge, '/client/services', session)).text()).not.toMatch(
    /(?:href|src)="[^"]*\/lite\.1\./,
  );
});

test.each([
  '/api/operations/rollouts',
  '/api/metrics',
  '/api/mgmt/releases',
  '/api/mgmt/boot',
  '/api/dev/outbox',
  '/api/main/../metrics',
  '/api/main/%2e%2e/metrics',
])('%s is not for the internet', async (path) => {
  const edge = await start((backend) => backend.all('*', (c) => c.text('inside')));
  const answer = await get(edge, path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('inside');
  expect(await (await get(edge, '/api/mgmt/route')).text()).toBe('inside');
});
