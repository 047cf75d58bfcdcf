import { brotliCompressSync } from 'node:zlib';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEdge } from '../createEdge.ts';
import { startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

const script = Buffer.from('export const hour = "manhã";\n'.repeat(30));
const key = 'mf-booking/page.1.js';
const address = `http://edge/assets/${key}`;
const inBrotli = { headers: { 'accept-encoding': 'gzip, br' } };

let bucket: TestBucket;
let edge: TestEdge;

beforeEach(async () => {
  bucket = await startBucket();
  const settings = bucket.settings('assets');
  await createAssetBucket(settings).add(key, script);
  await createAssetBucket(settings).add(`${key}.br`, brotliCompressSync(script));
  edge = await startTestEdge(() => undefined, { assetBucket: settings });
});
afterEach(async () => {
  await edge.stop();
  await bucket.stop();
  vi.restoreAllMocks();
});

async function get(path = address, init: RequestInit = {}) {
  const answer = await edge.edge.request(path, init);
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}
function later(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  vi.spyOn(Date, 'now').mockReturnValue(then);
}

test('files of a bucket are served as those of a folder are', async () => {
  const plain = await get();
  expect(plain.body.equals(script)).toBe(true);
  expect(Object.fromEntries(plain.answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-length': String(script.length),
    vary: 'Accept-Encoding',
  });
  const small = await get(address, inBrotli);
  expect(small.answer.headers.get('content-encoding')).toBe('br');
  expect(small.body.equals(brotliCompressSync(script))).toBe(true);
  const head = await get(address, { method: 'HEAD' });
  expect([head.answer.status, head.body.length]).toEqual([200, 0]);
  expect(head.answer.headers.get('content-length')).toBe(String(script.length));
  const missing = await get('http://edge/assets/mf-booking/page.2.js');
  expect([missing.answer.status, missing.answer.headers.get('cache-control')]).toEqual([
    404,
    'no-store',
  ]);
});

test('what was served stays served while the store is away; the rest says that it may come back', async () => {
  await get(address, inBrotli);
  await bucket.stop();
  later(10 * 60_000);
  for (let asked = 0; asked < 3; asked += 1) {
    const again = await get(address, inBrotli);
    expect(again.answer.status).toBe(200);
    expect(again.body.equals(brotliCompressSync(script))).toBe(true);
  }
  const never = await get('http://edge/assets/mf-booking/page.2.js', inBrotli);
  expect([never.answer.status, never.answer.headers.get('cache-control')]).toEqual([
    503,
    'no-store',
  ]);
  expect(never.answer.headers.get('retry-after')).toBe('3');
});

test('an edge that starts again has its copies at once', async () => {
  await get();
  await bucket.stop();
  const restarted = createEdge(edge.environment);
  expect((await restarted.request(address)).status).toBe(200);
});

test('a file that is repaired in the store is repaired here, a minute and a request later', async () => {
  const broken = Buffer.from('cut off');
  await bucket.overwrite('assets', key, new Uint8Array(broken));
  expect((await get()).body.equals(broken)).toBe(true);
  await bucket.overwrite('assets', key, new Uint8Array(script));
  expect((await get()).body.equals(broken)).toBe(true);
  later(61_000);
  await get();
  await vi.waitFor(async () => expect((await get()).body.equals(script)).toBe(true));
});
