import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BOOT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

const running: TestEdge[] = [];
afterEach(async () => {
  for (const edge of running.splice(0)) await edge.stop();
  vi.restoreAllMocks();
});

const DOMAIN = 'auto-mirante.localhost';
const open = ({ edge }: TestEdge, host = DOMAIN) =>
  edge.request('http://edge/client', { headers: { host } });
const folderOf = ({ folder }: TestEdge) => join(folder, 'data', 'boot-documents');

/** An edge that knows the portal, and one that starts in its place after mgmt went away. */
async function restart(change: (folder: string) => Promise<void> = async () => undefined) {
  const first = await startTestEdge((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  running.push(first);
  await open(first);
  await vi.waitFor(async () => expect(await readdir(folderOf(first))).toEqual([`${DOMAIN}.json`]));
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
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const edge = await restart((folder) => writeFile(join(folder, `${DOMAIN}.json`), content));
  expect((await open(edge)).status).toBe(503);
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
  await vi.waitFor(async () => expect(await readdir(folderOf(edge))).toEqual([]));
});
