import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@portal/storage/integrityOf';
import { openAssetStore } from '@portal/storage/assets/openAssetStore';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadBuild } from './uploadBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const dist = join(folder, 'dist');
const script = 'export const a = 1;\n'.repeat(10);
const files = [
  { path: 'entry.1.js', integrity: integrityOf(script) },
  { path: 'font.1.woff2', integrity: integrityOf('font') },
];
const build = { folder: dist, name: 'mf-a', files };
const title = 'mf-a 1.0.0';
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
  mkdirSync(dist);
  writeFileSync(join(dist, 'entry.1.js'), script);
  writeFileSync(join(dist, 'entry.1.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'font.1.woff2'), 'font');
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
  expect(await uploadBuild(title, build, store)).toEqual({ added: 3, present: 0 });
  expect(await uploadBuild(title, build, store)).toEqual({ added: 0, present: 3 });
  expect(String(await store.read('mf-a/entry.1.js'))).toBe(script);

  const other = { path: 'entry.1.js', integrity: integrityOf('something else') };
  writeFileSync(join(dist, 'entry.1.js'), 'something else');
  rmSync(join(dist, 'entry.1.js.br'));
  await expect(uploadBuild(title, { ...build, files: [other] }, store)).rejects.toThrow(
    'mf-a 1.0.0 was not published: The asset storage has other content under mf-a/entry.1.js.',
  );
  expect(String(await store.read('mf-a/entry.1.js'))).toBe(script);
  writeFileSync(join(dist, 'entry.1.js'), script);
  writeFileSync(join(dist, 'entry.1.js.br'), brotliCompressSync(script));
  if (kind === 'a folder')
    expect(readFileSync(join(folder, 'data', 'assets', 'mf-a', 'entry.1.js'), 'utf8')).toBe(script);
  else expect(readdirSync(bucket.files)).toContain('released');
});

test('a storage that is away is told with what to do', async () => {
  const store = openAssetStore(folder, {
    ...bucket.variables('PORTAL_ASSETS_S3', 'away'),
    PORTAL_ASSETS_S3_URL: 'http://127.0.0.1:9/portal',
  });
  await expect(uploadBuild(title, build, store, { pauses: [] })).rejects.toThrow(
    /mf-a 1\.0\.0 was not published: The object store at 127\.0\.0\.1:9 does not answer\. 0 of 3 files are there\.\n.*Run the same command again/,
  );
});
