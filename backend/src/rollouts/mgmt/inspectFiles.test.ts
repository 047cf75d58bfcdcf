import type { Release } from '@portal/contract/release';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import { integrityOf } from '@portal/storage/integrityOf';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../platform/environment.ts';
import { inspectFiles } from './inspectFiles.ts';
import { assetReader } from './assetReader.ts';

const script = Buffer.from('export const version = 1;\n'.repeat(20));
const picture = Buffer.from([1, 2, 3]);
const key = 'mf-booking/entry.1.js';

const release: Release = {
  name: 'mf-booking',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: [],
  panels: [],
  federationName: 'mf_booking_1_0_0',
  base: '/assets/mf-booking/',
  entry: 'entry.1.js',
  scripts: [],
  styles: [],
  views: {},
  files: [['entry.1.js', script] as const, ['map.1.png', picture] as const].map(
    ([path, content]) => ({
      path,
      integrity: integrityOf(content),
      bytes: content.length,
      brotliBytes: content.length,
    }),
  ),
};

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

/** A folder of the bucket with the release's files, and the check as a backend with these variables does it. */
async function published(folder: string) {
  const store = createAssetBucket(bucket.settings(folder));
  await store.add(key, script);
  await store.add(`${key}.br`, brotliCompressSync(script));
  await store.add(`${key}.gz`, gzipSync(script));
  await store.add('mf-booking/map.1.png', picture);
  const read = assetReader(readEnvironment(bucket.variables('PORTAL_ASSETS_S3', folder)));
  return async () => (await inspectFiles(release, read)).problems;
}

test('the files of a release are checked where they lie, in every form that browsers get', async () => {
  const check = await published('whole');
  expect(await check()).toEqual([]);
  const altered = ['entry.1.js is not what was published'];
  const tampered = Buffer.concat([script, Buffer.from('\n')]);
  for (const [ending, forged, right] of [
    ['', tampered, script],
    ['.br', brotliCompressSync(tampered), brotliCompressSync(script)],
    ['.gz', gzipSync(tampered), gzipSync(script)],
    ['.gz', Buffer.from('no archive'), gzipSync(script)],
    // A few bytes that would fill the memory are refused before they do.
    ['.br', brotliCompressSync(Buffer.alloc(2_000_000)), brotliCompressSync(script)],
  ] as const) {
    await bucket.overwrite('whole', key + ending, new Uint8Array(forged));
    expect(await check()).toEqual(altered);
    await bucket.overwrite('whole', key + ending, new Uint8Array(right));
    expect(await check()).toEqual([]);
  }
});

/** An edge that serves these forms by the encoding asked for, and the inspection as a backend without bucket does it. */
async function served(forms: Record<string, Buffer>, sendsLength = true) {
  const server = createServer((request, response) => {
    const encoding = String(request.headers['accept-encoding']);
    const isPicture = request.url?.endsWith('.png') === true;
    const form = isPicture ? picture : (forms[encoding] ?? forms['identity']);
    if (!isPicture && form !== forms['identity']) response.setHeader('Content-Encoding', encoding);
    if (form === undefined) return void response.writeHead(404).end();
    if (sendsLength) response.setHeader('Content-Length', form.length);
    response.end(form);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const read = assetReader(readEnvironment({ PORTAL_ASSETS_URL: `http://127.0.0.1:${port}` }));
  return inspectFiles(release, read);
}
const whole = { identity: script, br: brotliCompressSync(script), gzip: gzipSync(script) };

test.each([
  ['the plain file', { identity: Buffer.concat([script, Buffer.from('\n')]) }],
  ['its brotli form', { br: brotliCompressSync(Buffer.from('other')) }],
  ['a brotli form cut off', { br: whole.br.subarray(0, whole.br.length - 4) }],
  ['its gzip form', { gzip: gzipSync(Buffer.from('other')) }],
  ['what is no archive', { br: Buffer.from('no archive') }],
])('without a bucket, too, %s is seen to be altered', async (_what, altered) => {
  expect((await served({ ...whole, ...altered })).problems).toEqual([
    'entry.1.js is not what was published',
  ]);
});

test.each([
  ['browsers download', whole, true],
  ['they would with brotli, through a proxy that sends no length', whole, false],
  ['they would with brotli, where there is no such form', { identity: script }, true],
])('files weigh what %s', async (_what, forms, sends) => {
  const { problems, weights } = await served(forms, sends);
  expect(problems).toEqual([]);
  expect([...weights]).toEqual([['entry.1.js', whole.br.length]]);
});

test('a missing file and a store that is away are told apart', async () => {
  const nothing = assetReader(readEnvironment(bucket.variables('PORTAL_ASSETS_S3', 'nothing')));
  expect((await inspectFiles(release, nothing)).problems).toEqual([
    'entry.1.js is missing',
    'map.1.png is missing',
  ]);
  const check = await published('away');
  await bucket.stop();
  expect(await check()).toEqual(['entry.1.js cannot be reached', 'map.1.png cannot be reached']);
});
