import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAssetFolder } from './createAssetFolder.ts';

vi.mock('node:fs/promises', { spy: true });

const script = Buffer.from('export const a = 1;\n'.repeat(1000));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asset-folder-'));
});
afterEach(() => {
  vi.resetAllMocks();
  rmSync(folder, { recursive: true });
});

function refuse(code: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code });
}

test('a disk that fills in the middle of a file leaves nothing of it, and the next attempt succeeds', async () => {
  const store = createAssetFolder(folder);
  mkdirSync(join(folder, 'mf-a'));
  vi.mocked(disk.writeFile).mockImplementationOnce(async (file, content) => {
    writeFileSync(String(file), String(content).slice(0, 4096));
    throw refuse('ENOSPC');
  });
  await expect(store.add('mf-a/x.1.js', script)).rejects.toThrow(
    `In ${folder} the disk is full: free space on it.`,
  );
  expect(readdirSync(join(folder, 'mf-a'))).toEqual([]);
  expect(await store.read('mf-a/x.1.js')).toBeUndefined();
  expect(await store.add('mf-a/x.1.js', script)).toBe(true);
  expect(await store.read('mf-a/x.1.js')).toEqual(script);
});

test('a folder that may not be written is said with what to do', async () => {
  vi.mocked(disk.mkdir).mockRejectedValueOnce(refuse('EACCES'));
  await expect(createAssetFolder(folder).add('mf-a/x.1.js', script)).rejects.toThrow(
    'this user may not use it: give the folder',
  );
});

test.each([
  ['', undefined],
  [', also where the disk knows no links', 'EPERM'],
])('of two who add one name the first has it%s', async (_where, code) => {
  if (code !== undefined) vi.mocked(disk.link).mockRejectedValue(refuse(code));
  const store = createAssetFolder(folder);
  expect(await store.add('mf-a/x.1.js', script)).toBe(true);
  expect(await store.add('mf-a/x.1.js', Buffer.from('other'))).toBe(false);
  expect(await store.read('mf-a/x.1.js')).toEqual(script);
});

test('two who add one name at the same instant cannot overwrite each other', async () => {
  const contents = Array.from({ length: 20 }, (_none, index) => Buffer.alloc(50_000, index));
  const store = createAssetFolder(folder);
  const added = await Promise.all(contents.map((content) => store.add('mf-a/x.1.js', content)));
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await store.read('mf-a/x.1.js')).toEqual(contents[added.indexOf(true)]);
  expect(readdirSync(join(folder, 'mf-a'))).toEqual(['x.1.js']);
});

test('what a killed process left is removed once nobody can be writing it any more', async () => {
  const store = createAssetFolder(folder);
  await store.add('mf-a/x.1.js', script);
  const [left, fresh] = ['y.1.js.0a1b2c.part', 'z.1.js.3d4e5f.part'];
  for (const name of [left, fresh]) writeFileSync(join(folder, 'mf-a', name), 'export');
  const before = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(join(folder, 'mf-a', left), before, before);
  expect(await createAssetFolder(folder).add('mf-a/y.1.js', script)).toBe(true);
  expect(readdirSync(join(folder, 'mf-a')).sort()).toEqual(['x.1.js', 'y.1.js', fresh]);
});
