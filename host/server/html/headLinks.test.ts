import { integrityOf } from '@portal/storage/integrityOf';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOOT, HASH, RELEASE, SCRIPT } from '../testing/startTestEdge.ts';
import { contentOf, get, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

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
