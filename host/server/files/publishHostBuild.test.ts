import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import { integrityOf } from '@portal/storage/integrityOf';
import { startBucket } from '@portal/storage/testing/startBucket';
import { afterEach, expect, test, vi } from 'vitest';
import { publishHostBuild } from './publishHostBuild.ts';
import { SCRIPT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startEdge(...[changes]: [Parameters<typeof startTestEdge>[1]?]): Promise<TestEdge> {
  const started = await startTestEdge(() => undefined, changes);
  stops.push(started.stop);
  return started;
}

/** Gives the build of this edge a part that no other build has. */
async function addPart({ environment }: TestEdge, name: string): Promise<Buffer> {
  const part = Buffer.from(`export const name = '${name}';\n`.repeat(20));
  const folder = environment.hostBuild;
  await writeFile(join(folder, name), part);
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(part));
  const file = { path: name, integrity: integrityOf(part), bytes: part.length, brotliBytes: 1 };
  const description = {
    version: `1.0.0-${name}`,
    contract: '1.1.0',
    base: '/assets/host/',
    entry: name,
    scripts: [],
    styles: [],
    views: {},
    files: [file],
  };
  await writeFile(join(folder, 'host.json'), JSON.stringify(description));
  return part;
}

const ask = ({ edge }: TestEdge, name: string, headers = {}) =>
  edge.request(`http://edge/assets/host/${name}`, { headers });

test('a page of the build before finds its parts at the edge that took its place', async () => {
  const before = await startEdge();
  const part = await addPart(before, 'overlays.1.js');
  await publishHostBuild(before.environment);
  const after = await startEdge({ dataDirectory: before.environment.dataDirectory });
  const answer = await ask(after, 'overlays.1.js');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true);
  const small = await ask(after, 'overlays.1.js', { 'accept-encoding': 'br' });
  expect(small.headers.get('content-encoding')).toBe('br');
});

test('edges of two builds that stand beside each other serve the parts of both', async () => {
  const bucket = await startBucket();
  stops.push(bucket.stop);
  const assetBucket = bucket.settings('assets');
  const [one, other] = [await startEdge({ assetBucket }), await startEdge({ assetBucket })];
  const parts = [await addPart(one, 'part.1.js'), await addPart(other, 'part.2.js')];
  for (const { environment } of [one, other]) await publishHostBuild(environment);
  for (const edge of [one, other]) {
    const answers = await Promise.all([ask(edge, 'part.1.js'), ask(edge, 'part.2.js')]);
    const contents = await Promise.all(answers.map(async (answer) => answer.arrayBuffer()));
    expect(contents.map((content, index) => parts[index]?.equals(Buffer.from(content)))).toEqual([
      true,
      true,
    ]);
  }
});

test('what an edge left unfinished is completed by the next start; what is there is left alone', async () => {
  const bucket = await startBucket();
  stops.push(bucket.stop);
  const assetBucket = bucket.settings('assets');
  const store = createAssetBucket(assetBucket);
  const { environment } = await startEdge({ assetBucket });
  await store.add('host/early.1.js', Buffer.from('there before'));
  await publishHostBuild(environment);
  expect(String(await store.read('host/early.1.js'))).toBe('there before');
  expect(String(await store.read('host/main.1.js'))).toBe(SCRIPT);
});

test('a build that is there costs the start one question', async () => {
  const bucket = await startBucket();
  stops.push(bucket.stop);
  const { environment } = await startEdge({ assetBucket: bucket.settings('assets') });
  await publishHostBuild(environment);
  const asked = vi.spyOn(globalThis, 'fetch');
  await publishHostBuild(environment);
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});

test('a storage that refuses is told', async () => {
  const bucket = await startBucket();
  stops.push(bucket.stop);
  const assetBucket = { ...bucket.settings('assets'), accessKey: 'guessed' };
  const { environment } = await startEdge({ assetBucket });
  await expect(publishHostBuild(environment)).rejects.toThrow('403');
});
