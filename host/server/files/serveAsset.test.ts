import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { get, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('built files are kept for ever, precompressed where the browser takes it', async () => {
  const edge = await start(() => undefined);
  const plain = await get(edge, '/assets/mf-services/remoteEntry.1.js');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const small = await get(edge, '/assets/mf-services/remoteEntry.1.js', {
    'accept-encoding': 'gzip, br',
  });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(Number(small.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')),
  );
  expect((await get(edge, '/assets/host/main.1.js')).status).toBe(200);
});

test('a remote whose files are gone is not found, and that is not remembered', async () => {
  const edge = await start(() => undefined);
  await rm(join(edge.folder, 'data', 'assets', 'mf-services'), { recursive: true });
  const response = await get(edge, '/assets/mf-services/remoteEntry.1.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/assets/mf-services/..%2f..%2f..%2fsecret.js',
  '/assets/mf-services/.hidden.js',
  '/assets/mf-services/release.json',
  '/assets/..%2fdata/secret.js',
])('serves nothing but published files: %s', async (path) => {
  const edge = await start(() => undefined);
  await writeFile(join(edge.folder, 'secret.js'), 'secret');
  await writeFile(join(edge.folder, 'data', 'assets', 'mf-services', '.hidden.js'), 'secret');
  await writeFile(join(edge.folder, 'data', 'assets', 'mf-services', 'release.json'), 'secret');
  expect((await get(edge, path)).status).toBe(404);
});
