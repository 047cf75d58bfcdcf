import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerBootSchema } from '@portal/rollout/providerBoot';
import * as v from 'valibot';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { BOOT, RELEASE, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';
import { keepLines } from '../testing/keepLines.ts';
import { createBootCache } from './createBootCache.ts';

const running: TestEdge[] = [];
afterEach(async () => {
  for (const edge of running.splice(0)) await edge.stop();
  vi.restoreAllMocks();
});

const DOMAIN = 'auto-mirante.localhost';
const open = ({ edge }: TestEdge, host = DOMAIN) =>
  edge.request('http://edge/client', { headers: { host } });
const folderOf = ({ folder }: TestEdge) => join(folder, 'data', 'boot-documents');
/** The files of providers. */
const keptIn = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.json'));

/** An edge that knows the portal, and one that starts in its place after mgmt went away. */
async function restart(change: (folder: string) => Promise<void> = async () => undefined) {
  const first = await startTestEdge((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  running.push(first);
  await open(first);
  await vi.waitFor(async () => expect(await keptIn(folderOf(first))).toEqual([`${DOMAIN}.json`]));
  await first.stopBackend();
  await change(folderOf(first));
  const second = await startTestEdge(() => undefined, {
    dataDirectory: join(first.folder, 'data'),
  });
  running.push(second);
  await second.stopBackend();
  return second;
}

test('an edge that starts while mgmt is away serves the last portal, and says that it is', async () => {
  const answer = await open(await restart());
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('"degraded":true');
  // What tells how the shell started tells that, too, also where no code of the shell came.
  expect(html).toMatch(/<meta name="host-ticket"[^>]* data-degraded>/);
  expect(html).toContain(BOOT.provider?.brand);
});

test.each([
  ['cut off', '{"provider":'],
  ['of another shape', '{"provider":{"brand":"red;}body{"}}'],
])('what was kept and is %s is not served', async (_what, content) => {
  const edge = await restart((folder) => writeFile(join(folder, `${DOMAIN}.json`), content));
  expect((await open(edge)).status).toBe(503);
});

test('what an edge of before kept, its releases in the file of the provider, is served', async () => {
  const edge = await restart(async (folder) => {
    await rm(join(folder, 'releases'), { recursive: true });
    await writeFile(join(folder, `${DOMAIN}.json`), JSON.stringify(BOOT));
  });
  expect(await (await open(edge)).text()).toContain('"degraded":true');
});

test.each([
  ['are not there', (file: string) => rm(file)],
  ['are cut off', (file: string) => writeFile(file, '{"remotes":[')],
  ['are of another shape', (file: string) => writeFile(file, '{"remotes":"none"}')],
])('a document whose releases %s is none', async (_what, spoil) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const edge = await restart(async (folder) => {
    const releases = join(folder, 'releases');
    for (const file of await readdir(releases)) await spoil(join(releases, file));
  });
  expect((await open(edge)).status).toBe(503);
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boot-documents-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const boot = v.parse(providerBootSchema, BOOT);
const named = (domain: string, said: string, changes: object = {}) => ({
  ...{ said, releases: undefined },
  boot: { ...boot, provider: boot.provider && { ...boot.provider, domain }, ...changes },
});

test('releases that providers get alike are written once, and each provider has its own', async () => {
  const folder = await emptyFolder();
  const cache = createBootCache(folder);
  const release = { ...RELEASE, version: '2.0.0' };
  const others = { remotes: boot.remotes.map((remote) => ({ ...remote, release })) };
  const one = named('a.localhost', 'one');
  const second = named('b.localhost', 'two');
  const third = named('c.localhost', 'three', others);
  await Promise.all([
    cache.write('a.localhost', one),
    cache.write('b.localhost', second),
    cache.write('c.localhost', third),
  ]);
  expect(await readdir(join(folder, 'releases'))).toHaveLength(2);
  const restarted = createBootCache(folder);
  expect(await restarted.read('a.localhost')).toEqual(one.boot);
  expect(await restarted.read('b.localhost')).toEqual(second.boot);
  expect(await restarted.read('c.localhost')).toEqual(third.boot);
  const file = await readFile(join(folder, 'b.localhost.json'), 'utf8');
  expect(file).not.toContain(RELEASE.entry);
  // A program of before takes it for none that can be read.
  expect(v.safeParse(providerBootSchema, JSON.parse(file)).success).toBe(false);
});

test('without its releases no document is written, and the next answer has both written', async () => {
  const lines = keepLines();
  const folder = await emptyFolder();
  const cache = createBootCache(folder);
  await writeFile(join(folder, 'releases'), 'in the way');
  const read = named('a.localhost', 'one');
  await cache.write('a.localhost', read);
  expect(await keptIn(folder)).toEqual([]);
  expect(lines).toMatchObject([{ provider: 'a.localhost' }]);
  await rm(join(folder, 'releases'));
  await cache.write('a.localhost', read);
  expect(await createBootCache(folder).read('a.localhost')).toEqual(read.boot);
});

test('of documents that are written at the same time the last one is kept, and of a provider that goes none', async () => {
  const folder = await emptyFolder();
  const cache = createBootCache(folder);
  const release = { ...RELEASE, version: '2.0.0' };
  const others = { remotes: boot.remotes.map((remote) => ({ ...remote, release })) };
  // The releases of the later one are there already, those of the earlier one take a while.
  await cache.write('b.localhost', named('b.localhost', 'two'));
  const later = named('a.localhost', 'later');
  await Promise.all([
    cache.write('a.localhost', named('a.localhost', 'earlier', others)),
    cache.write('a.localhost', later),
  ]);
  expect(await createBootCache(folder).read('a.localhost')).toEqual(later.boot);
  await Promise.all([
    cache.write('a.localhost', named('a.localhost', 'once more', others)),
    cache.write('a.localhost', named('a.localhost', 'gone', { provider: null })),
  ]);
  expect(await keptIn(folder)).toEqual(['b.localhost.json']);
});

test('a domain without provider is kept nowhere, and one that lost its provider is forgotten', async () => {
  let provider: typeof BOOT.provider = BOOT.provider;
  const edge = await startTestEdge((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, provider })),
  );
  running.push(edge);
  await open(edge);
  await vi.waitFor(async () => {
    const kept = await readFile(join(folderOf(edge), `${DOMAIN}.json`), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ provider: { domain: DOMAIN } });
  });
  provider = null;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await open(edge);
  await open(edge, '../../evil');
  await open(edge, 'invented.localhost');
  await vi.waitFor(async () => expect(await keptIn(folderOf(edge))).toEqual([]));
});
