import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '../fileStore.ts';
import { createS3Store } from './createS3Store.ts';

/** A store that takes every call, starts to answer some, and ends none. */
const hanging = createServer((request, response) => {
  if (request.method !== 'GET') return;
  response.writeHead(200, { 'content-length': 1000 });
  response.write('some');
});
let store: FileStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}/bucket`;
  store = createS3Store({ url, region: 'us-east-1', accessKey: 'a', secretKey: 's' }, 1500);
});
afterAll(async () => {
  hanging.closeAllConnections();
  await new Promise((resolve) => hanging.close(resolve));
});

test('a store that does not answer fails the call', async () => {
  await expect(store.size('a/b')).rejects.toThrow('does not answer');
  await expect(store.remove('a/b')).rejects.toThrow('does not answer');
});

test('a store that stops in the middle of a file fails the reading', async () => {
  const stream = await store.open('a/b');
  await expect(buffer(stream)).rejects.toThrow('stopped in the middle of a file');
});

test('a store that takes a file and never says that it has it fails the storing', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hanging-store-')), 'file');
  writeFileSync(file, 'content');
  await expect(store.put('a/b', file)).rejects.toThrow('does not answer');
});

test('a store that answers every try with its own trouble is given up in the time of the whole call', async () => {
  let tries = 0;
  const slow = createServer((_request, response) => {
    tries += 1;
    setTimeout(() => response.writeHead(503).end(), 200);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const settings = { url: `http://127.0.0.1:${port}/bucket`, region: 'us-east-1' };
  const keys = { accessKey: 'a', secretKey: 's' };
  // Each of three tries alone would be within it, and the last one's answer would be told.
  const impatient = createS3Store({ ...settings, ...keys }, 300);
  await expect(impatient.size('a/b')).rejects.toThrow('does not answer');
  slow.closeAllConnections();
  await new Promise((resolve) => slow.close(resolve));
  expect(tries).toBeLessThan(3);
});
