import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3Store } from '@portal/storage/s3/createS3Store';
import { PassingFailure } from '@portal/storage/parallel/passingFailure';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseWhileSilent } from './refuseWhileSilent.ts';

let isHanging = true;
let asked = 0;
/** A store that takes every call and answers none, until it is told otherwise. */
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  if (!isHanging) response.writeHead(200).end();
});
const folder = mkdtempSync(join(tmpdir(), 'silent-store-'));
const file = join(folder, 'file');
let url = '';

beforeAll(async () => {
  writeFileSync(file, 'content');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bucket`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test('who comes after a call that a bucket did not answer is refused unasked, and a moment later it is asked again [C-838]', async () => {
  let now = 0;
  const settings = { url, region: 'us-east-1', accessKey: 'a', secretKey: 's' };
  const store = refuseWhileSilent(createS3Store(settings, 300), () => now);
  await expect(store.put('a/b', file)).rejects.toThrow(PassingFailure);
  const before = asked;
  await expect(store.put('a/c', file)).rejects.toThrow(PassingFailure);
  await expect(store.open('a/c')).rejects.toThrow(PassingFailure);
  await expect(store.size('a/c')).rejects.toThrow(PassingFailure);
  expect(asked).toBe(before);
  isHanging = false;
  now = 3000;
  await store.put('a/c', file);
  expect(asked).toBe(before + 1);
});
