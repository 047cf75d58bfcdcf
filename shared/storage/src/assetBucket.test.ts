import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAsset } from './addAsset.ts';
import { createAssetBucket } from './assetBucket.ts';
import { createS3Client } from './s3Client.ts';
import { startBucket, type TestBucket } from './testing/startBucket.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const script = Buffer.from('export const olá = 1;\n'.repeat(40));

test('a file comes back byte by byte, in every form, and nobody else has its name', async () => {
  const store = createAssetBucket(bucket.settings('forms'));
  const forms = { '': script, '.br': brotliCompressSync(script), '.gz': gzipSync(script) };
  for (const [ending, content] of Object.entries(forms)) {
    expect(await addAsset(store, `mf-a/x.1.js${ending}`, content)).toBe('added');
    expect((await store.read(`mf-a/x.1.js${ending}`))?.equals(content)).toBe(true);
  }
  expect(await store.read('mf-b/x.1.js')).toBeUndefined();
  const elsewhere = createAssetBucket(bucket.settings('elsewhere'));
  expect(await elsewhere.read('mf-a/x.1.js')).toBeUndefined();
});

test('what is there is never changed: the same is present, anything else is refused', async () => {
  const store = createAssetBucket(bucket.settings('never'));
  await addAsset(store, 'mf-a/x.1.js', script);
  expect(await addAsset(store, 'mf-a/x.1.js', script)).toBe('present');
  expect(await addAsset(store, 'mf-a/x.1.js', Buffer.from('other'))).toBe('different');
  expect(await store.read('mf-a/x.1.js')).toEqual(script);
  // Compressed on another machine: other bytes, the same content.
  await addAsset(store, 'mf-a/x.1.js.gz', gzipSync(script, { level: 9 }));
  expect(await addAsset(store, 'mf-a/x.1.js.gz', gzipSync(script, { level: 1 }))).toBe('present');
  expect(await addAsset(store, 'mf-a/x.1.js.gz', gzipSync('other'))).toBe('different');
});

test('browsers and proxies may keep it for ever, under its own type', async () => {
  const settings = bucket.settings('types');
  await createAssetBucket(settings).add('mf-a/x.1.js', script);
  const { addressOf, call } = createS3Client(settings, 5000);
  const { headers } = await call('HEAD', addressOf('mf-a/x.1.js'));
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

/** A store that answers as given, and what it was asked: `PUT if-none-match`. */
async function storeThatAnswers(status: (method: string, condition: boolean) => number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const condition = request.headers['if-none-match'] === '*';
    asked.push(`${request.method}${condition ? ' if-none-match' : ''}`);
    request.resume().once('end', () => {
      response.writeHead(status(request.method ?? '', condition)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const url = `http://127.0.0.1:${address.port}/portal`;
  const store = createAssetBucket({ url, region: 'us-east-1', accessKey: 'a', secretKey: 'b' });
  return { store, asked, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test('two who publish at once cannot overwrite each other where the store knows the condition', async () => {
  const { store, asked, stop } = await storeThatAnswers((method) =>
    method === 'HEAD' ? 404 : 412,
  );
  expect(await store.add('mf-a/x.1.js', script)).toBe(false);
  expect(asked).toEqual(['HEAD', 'PUT if-none-match']);
  await stop();
});

test('a store that does not know the condition gets the file without it', async () => {
  const { store, asked, stop } = await storeThatAnswers((method, condition) => {
    if (method === 'HEAD') return 404;
    return condition ? 501 : 200;
  });
  expect(await store.add('mf-a/x.1.js', script)).toBe(true);
  expect(asked.at(-1)).toBe('PUT');
  await stop();
});

test('a store that refuses or is away is an error, never a missing file', async () => {
  const settings = bucket.settings('refused');
  const forged = createAssetBucket({ ...settings, accessKey: 'guessed' });
  await expect(forged.read('mf-a/x.1.js')).rejects.toThrow('answered 403');
  await expect(forged.add('mf-a/x.1.js', script)).rejects.toThrow('answered 403');
  const away = createAssetBucket({ ...settings, url: 'http://127.0.0.1:9/portal' });
  await expect(away.read('mf-a/x.1.js')).rejects.toThrow('at 127.0.0.1:9 does not answer');
});
