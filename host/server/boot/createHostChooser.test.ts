import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketOf } from '@portal/rollout/bucketOf';
import type { HostBoot, HostRelease } from '@portal/rollout/release/hostRelease';
import { integrityOf } from '@portal/storage/integrityOf';
import { inlineHash } from '@portal/storage/inlineHash';
import { expect, test } from 'vitest';
import { WORKER_PATH } from '../files/sendServiceWorker.ts';
import { edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();

/** The files of a published build: its own script, early program, sheet and worker. */
const filesOf = (build: number) => ({
  [`main.${build}a.js`]: `export const build = ${build};`,
  [`early.${build}a.js`]: `early(${build})`,
  [`main.${build}a.css`]: `body{margin:${build}px}`,
  [`serviceWorker.${build}a.js`]: `worker(${build})`,
});

function releaseOf(build: number): HostRelease {
  return {
    name: 'host',
    version: `${build}.0.0`,
    contract: '1.3.0',
    pages: [],
    panels: [],
    federationName: 'host',
    sessionAtEdge: true,
    answersInDocument: true,
    base: '/assets/host/',
    entry: `main.${build}a.js`,
    scripts: [],
    styles: [`main.${build}a.css`],
    views: {},
    files: Object.entries(filesOf(build)).map(([path, content]) => ({
      path,
      integrity: integrityOf(content),
      bytes: content.length,
      brotliBytes: content.length,
    })),
  };
}
const two = releaseOf(2);
const three = releaseOf(3);

/** An edge that was started with build 1, whose mgmt gives others; their files are in the asset storage. */
async function startEdge(hosts: Partial<HostBoot>, changes: Record<string, string> = {}) {
  const said = { usual: null, shares: [], killed: [], ...hosts };
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, ticketKey: 'key', hosts: said })),
  );
  const folder = join(edge.environment.dataDirectory, 'assets', 'host');
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries({ ...filesOf(2), ...filesOf(3), ...changes }))
    await writeFile(join(folder, path), content);
  const open = async (cookie = '') => {
    const answer = await get(edge, '/client/services', { cookie });
    const html = await answer.text();
    const version = /data-version="([^"]*)"/.exec(html)?.[1];
    return { html, version, policy: answer.headers.get('content-security-policy') ?? '' };
  };
  return { edge, open };
}

test('the document is made of the build that mgmt gives, with all of its own', async () => {
  const { edge, open } = await startEdge({ usual: { release: two, fallback: null } });
  const { html, policy, version } = await open();
  expect(version).toBe('2.0.0');
  expect(html).toContain('"host":{"version":"2.0.0"}');
  expect(html).toMatch(/data-shell src="[^"]*\/assets\/host\/main\.2a\.js" integrity="sha384-/);
  expect(html).toContain('/assets/host/main.2a.css');
  expect(html).toContain(`>(()=>{early(2)})()</script>`);
  expect(policy).toContain(inlineHash('(()=>{early(2)})()'));
  expect(html).not.toMatch(/main\.1\.|early\(1\)|ask\(/);
  expect(await (await get(edge, WORKER_PATH)).text()).toBe('worker(2)');
  expect(await (await get(edge, '/assets/host/main.2a.js')).text()).toBe('export const build = 2;');
  expect(await (await get(edge, '/revision')).json()).toMatchObject({ shell: '2.0.0' });
});

test('without a rollout it is the one that the edge was started with, and there is no other', async () => {
  const { open } = await startEdge({});
  const { html, version } = await open();
  expect(version).toBe('1.0.0');
  expect(html).not.toContain('data-fallback');
});

test('a share is sticky to the customer, in document, worker and revision alike', async () => {
  const salt = 'host 2.0.0';
  const customers = Array.from({ length: 20 }, (_, index) => `customer-${index}`);
  const inside = customers.find((customer) => bucketOf(salt, customer) < 50) ?? '';
  const outside = customers.find((customer) => bucketOf(salt, customer) >= 50) ?? '';
  const shares = [{ percentage: 50, salt, release: two, fallback: null }];
  const { edge, open } = await startEdge({ shares, killed: ['0.0.1'] });
  const found = async (customer: string) => {
    const cookie = `userId=${customer}`;
    const { version } = await open(cookie);
    const { shell, killed } = await (await get(edge, '/revision', { cookie })).json();
    return [version, shell, killed.host];
  };
  expect(await found(inside)).toEqual(['2.0.0', '2.0.0', ['0.0.1']]);
  expect(await found(outside)).toEqual(['1.0.0', '1.0.0', ['0.0.1']]);
  expect((await open()).version).toBe('1.0.0');
});

test.each([
  ['is missing', 'main.2a.js', undefined],
  ['was changed', 'early.2a.js', 'evil()'],
])('a build of which a file %s is given to nobody', async (_what, path, content) => {
  const release = content === undefined ? { ...two, entry: 'gone.js', files: two.files } : two;
  const changes = content === undefined ? {} : { [path]: content };
  const { open } = await startEdge({ usual: { release, fallback: null } }, changes);
  const { html, version } = await open();
  expect(version).toBe('1.0.0');
  expect(html).not.toContain('evil');
});

test('a browser in which it did not start asks for the one before by its name, and for no other version', async () => {
  const { edge, open } = await startEdge({ usual: { release: three, fallback: two } });
  expect((await open()).html).toContain('data-version="3.0.0" data-fallback>');
  const left = await open('hostFallback=3.0.0');
  expect(left.version).toBe('2.0.0');
  expect(left.html).not.toContain('data-fallback>');
  const revision = await get(edge, '/revision', { cookie: 'hostFallback=3.0.0' });
  expect(await revision.json()).toMatchObject({ shell: '2.0.0' });
  expect((await open('hostFallback=2.9.0')).version).toBe('3.0.0');
});

test('where no rollout names the one before, it is the one that the edge was started with', async () => {
  const { open } = await startEdge({ usual: { release: two, fallback: null } });
  expect((await open()).html).toContain('data-fallback>');
  expect((await open('hostFallback=2.0.0')).version).toBe('1.0.0');
});
