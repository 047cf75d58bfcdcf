import type { FileStore, StoredFile } from '@portal/storage/fileStore';
import { createS3Store } from '@portal/storage/s3/createS3Store';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from './createDiskStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-stores-'));
const stores: Record<string, () => FileStore> = {};
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
  stores['disk'] = () => createDiskStore(folder);
  stores['bucket'] = () => createS3Store(bucket.settings('media'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

function localFile(content: string | Buffer): string {
  const file = path.join(folder, 'local.tmp');
  writeFileSync(file, content);
  return file;
}
async function all(store: FileStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.list()) found.push(file);
  return found;
}
function storeOf(kind: string): FileStore {
  const store = stores[kind]?.();
  if (store === undefined) throw new Error(`There is no store ${kind}.`);
  return store;
}

describe.each(['disk', 'bucket'])('a file in a %s', (kind) => {
  test('comes back whole, in ranges and in listings, until it is removed', async () => {
    const store = storeOf(kind);
    const key = 'ab/abcdefghij.original';
    await store.put(key, localFile('0123456789'));
    expect(await store.size(key)).toBe(10);
    expect(String(await buffer(await store.open(key)))).toBe('0123456789');
    expect(String(await buffer(await store.open(key, { start: 2, end: 4 })))).toBe('234');
    const listed = await all(store);
    expect(listed).toMatchObject([{ key }]);
    expect(Math.abs((listed[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await store.remove(key);
    await store.remove(key);
    expect(await store.size(key)).toBeUndefined();
    await expect(store.open(key)).rejects.toThrow(/ENOENT|answered 404/);
  });

  test('keeps every byte of a larger one', async () => {
    const store = storeOf(kind);
    const bytes = Buffer.alloc(3_000_001, 'á1');
    await store.put('cd/cdefghijkl.original', localFile(bytes));
    const kept = await buffer(await store.open('cd/cdefghijkl.original'));
    expect(kept.equals(bytes)).toBe(true);
    await store.remove('cd/cdefghijkl.original');
  });
});

test('a bucket that is not ours, or does not exist, is an error and not an empty answer', async () => {
  const settings = bucket.settings('');
  const forged = createS3Store({ ...settings, accessKey: 'guessed' });
  await expect(forged.put('ab/a.original', localFile('x'))).rejects.toThrow('answered 403');
  const missing = createS3Store({ ...settings, url: `${bucket.server}/nowhere` });
  await expect(missing.put('ab/a.original', localFile('x'))).rejects.toThrow('answered 404');
  await expect(all(missing)).rejects.toThrow('answered 404');
  expect(readdirSync(bucket.files).filter((name) => name === 'ab')).toEqual([]);
});
