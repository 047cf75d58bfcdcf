import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openAssetStore } from '@portal/storage/openAssetStore';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFiles } from './uploadFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const build = join(folder, 'dist');
const script = 'export const a = 1;\n'.repeat(10);
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
  mkdirSync(build);
  writeFileSync(join(build, 'entry.1.js'), script);
  writeFileSync(join(build, 'entry.1.js.br'), brotliCompressSync(script));
  writeFileSync(join(build, 'font.1.woff2'), 'font');
  // Neither is served: the record belongs to mgmt, the stamp to the next build.
  writeFileSync(join(build, 'release.json'), '{}');
  writeFileSync(join(build, '.source-hash'), 'x');
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['a folder', () => ({})],
  ['a bucket', () => bucket.variables('PORTAL_ASSETS_S3', 'released')],
])('served files go to %s once, and are never overwritten', async (kind, variables) => {
  const store = openAssetStore(join(folder, 'data'), variables());
  expect(await uploadFiles(build, 'mf-a', store)).toEqual({ added: 3, present: 0 });
  expect(await uploadFiles(build, 'mf-a', store)).toEqual({ added: 0, present: 3 });
  expect(String(await store.read('mf-a/entry.1.js'))).toBe(script);
  expect(await store.read('mf-a/release.json')).toBeUndefined();

  writeFileSync(join(build, 'entry.1.js'), 'something else');
  await expect(uploadFiles(build, 'mf-a', store)).rejects.toThrow(
    'other content under mf-a/entry.1.js.',
  );
  expect(String(await store.read('mf-a/entry.1.js'))).toBe(script);
  writeFileSync(join(build, 'entry.1.js'), script);
  if (kind === 'a folder')
    expect(readFileSync(join(folder, 'data', 'assets', 'mf-a', 'entry.1.js'), 'utf8')).toBe(script);
  else expect(readdirSync(bucket.files)).toContain('released');
});

test('a storage that is away is told in one sentence', async () => {
  const store = openAssetStore(folder, {
    ...bucket.variables('PORTAL_ASSETS_S3', 'away'),
    PORTAL_ASSETS_S3_URL: 'http://127.0.0.1:9/portal',
  });
  await expect(uploadFiles(build, 'mf-a', store)).rejects.toThrow(
    /could not be uploaded: The object store at 127\.0\.0\.1:9 does not answer\./,
  );
});
