import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssetFolder } from './createAssetFolder.ts';
import type { AssetStore } from './assetStore.ts';
import { integrityOf } from '../integrityOf.ts';
import { keepBuild, KeepFailure, type LocalBuild } from './keepBuild.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';

const PARTS = 20;
let folder = '';
let build: LocalBuild;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-build-'));
  const files = Array.from({ length: PARTS }, (_none, index) => {
    const [path, content] = [`part.${index}.js`, `export const part = ${index};\n`];
    writeFileSync(join(folder, path), content);
    return { path, integrity: integrityOf(content) };
  });
  writeFileSync(join(folder, 'part.0.js.br'), brotliCompressSync('export const part = 0;\n'));
  // Neither is served: the record belongs to mgmt, the stamp to the next build.
  for (const name of ['release.json', '.source-hash']) writeFileSync(join(folder, name), '{}');
  build = { folder, name: 'mf-a', files };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder that does as told before each call, and what was asked of it. */
function watched(before: (call: string) => void | Promise<void> = () => undefined) {
  const store = createAssetFolder(join(folder, 'assets'));
  const calls: string[] = [];
  async function note<Result>(call: string, work: () => Promise<Result>): Promise<Result> {
    calls.push(call);
    await before(call);
    return work();
  }
  const asked: AssetStore = {
    read: (key) => note(`read ${key}`, () => store.read(key)),
    list: (name) => note(`list ${name}`, () => store.list(name)),
    add: (key, content) => note(`add ${key}`, () => store.add(key, content)),
  };
  return { asked, calls, store };
}

test('served files are added once; a build that is there costs one question', async () => {
  const { asked, calls, store } = watched();
  expect(await keepBuild(asked, build)).toEqual({ added: PARTS + 1, present: 0 });
  expect(await store.read('mf-a/release.json')).toBeUndefined();
  expect(await store.list('mf-a')).toHaveLength(PARTS + 1);
  calls.length = 0;
  expect(await keepBuild(asked, build, { compare: false })).toEqual({
    added: 0,
    present: PARTS + 1,
  });
  expect(calls).toEqual(['list mf-a']);
});

test('an attempt that broke off says how far it came, and the next one adds what is missing', async () => {
  let room = 7;
  const full = watched((call) => {
    if (call.startsWith('add')) room -= 1;
    if (room < 0) throw new Error('The disk is full.');
  });
  const broken = await keepBuild(full.asked, build).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(KeepFailure);
  expect(String(broken)).toContain('The disk is full. 7 of 21 files are there.');
  // After the failure nothing further was begun.
  expect(full.calls.filter((call) => call.startsWith('add')).length).toBeLessThan(7 + 8 + 1);
  for (const compare of [false, true]) {
    const next = watched();
    const added = compare ? 0 : PARTS + 1 - 7;
    expect(await keepBuild(next.asked, build, { compare })).toEqual({
      added,
      present: PARTS + 1 - added,
    });
    expect(next.calls.filter((call) => call.startsWith('add'))).toHaveLength(added);
  }
});

test('no more than eight files are under way at a time', async () => {
  let [running, most] = [0, 0];
  const { asked } = watched(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  await keepBuild(asked, build);
  expect(most).toBe(8);
});

test('a build that is not what its record says adds nothing at all', async () => {
  writeFileSync(join(folder, 'part.0.js.br'), brotliCompressSync('alert(1)'));
  writeFileSync(join(folder, 'part.3.js'), 'alert(1)');
  rmSync(join(folder, 'part.5.js'));
  const { asked, calls } = watched();
  await expect(keepBuild(asked, build)).rejects.toThrow(
    'part.0.js.br is not what was built; part.3.js is not what was built; part.5.js is missing.',
  );
  expect(calls).toEqual([]);
});

test('a name that is taken by other content is told, and stays', async () => {
  const { asked, store } = watched();
  await store.add('mf-a/part.1.js', Buffer.from('other'));
  await expect(keepBuild(asked, build)).rejects.toThrow(
    'other content under mf-a/part.1.js. Nothing is overwritten',
  );
  expect(String(await store.read('mf-a/part.1.js'))).toBe('other');
});

test('a store that fails in passing is asked again, as often as there are pauses', async () => {
  let failures = 2;
  const tired = watched(() => {
    failures -= 1;
    if (failures >= 0) throw new PassingFailure('The object store answered 503.');
  });
  expect(await keepBuild(tired.asked, build, { pauses: [1, 1] })).toMatchObject({ added: 21 });
  const gone = watched(() => {
    throw new PassingFailure('The object store does not answer.');
  });
  await expect(keepBuild(gone.asked, build, { pauses: [1, 1] })).rejects.toThrow(
    'The object store does not answer. 0 of 21 files are there.',
  );
  expect(gone.calls).toEqual(['list mf-a', 'list mf-a', 'list mf-a']);
});

test('a store that does not let itself be listed is asked for every file', async () => {
  const closed = watched((call) => {
    if (call.startsWith('list')) throw new Error('The object store answered 403.');
  });
  expect(await keepBuild(closed.asked, build)).toEqual({ added: 21, present: 0 });
  expect(await keepBuild(closed.asked, build)).toEqual({ added: 0, present: 21 });
});
