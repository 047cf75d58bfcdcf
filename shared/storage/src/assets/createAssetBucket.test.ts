import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAsset } from './addAsset.ts';
import { createAssetBucket, type BucketTimeouts } from './createAssetBucket.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';
import { createS3Client } from '../s3/s3Client.ts';
import { startBucket, type TestBucket } from '../testing/startBucket.ts';

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

/** A store that does as given, and what it was asked: `PUT if-none-match`. */
async function storeThatDoes(
  answer: (request: IncomingMessage, response: ServerResponse, condition: boolean) => void,
  timeouts?: BucketTimeouts,
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const condition = request.headers['if-none-match'] === '*';
    asked.push(`${request.method}${condition ? ' if-none-match' : ''}`);
    request.resume().once('end', () => answer(request, response, condition));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const url = `http://127.0.0.1:${address.port}/portal`;
  const settings = { url, region: 'us-east-1', accessKey: 'a', secretKey: 'b' };
  const store = createAssetBucket(settings, timeouts);
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { store, asked, stop };
}

const storeThatAnswers = (status: (method: string, condition: boolean) => number) =>
  storeThatDoes((request, response, condition) => {
    response.writeHead(status(request.method ?? '', condition)).end();
  });

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

test('who is not let in is told so, and a store that is not well may be asked again', async () => {
  for (const [status, said, isPassing] of [
    [403, 'the access key is wrong, or may not do this', false],
    [404, 'there is no such bucket', false],
    [507, 'it is full', false],
    [503, 'not well, try again later', true],
    [500, 'answered 500 when mf-a/x.1.js was stored.', true],
  ] as const) {
    const { store, stop } = await storeThatAnswers((method) => (method === 'HEAD' ? 404 : status));
    const failure: unknown = await store
      .add('mf-a/x.1.js', script)
      .catch((error: unknown) => error);
    expect(String(failure)).toContain(said);
    expect(failure instanceof PassingFailure).toBe(isPassing);
    await stop();
  }
});

test('a store that hangs, or whose answer stops in the middle, is given up', async () => {
  const soon = { read: 200, write: 200 };
  const hanging = await storeThatDoes(() => undefined, soon);
  await expect(hanging.store.add('mf-a/x.1.js', script)).rejects.toThrow(PassingFailure);
  await hanging.stop();
  for (const [end, timeouts] of [
    [(response: ServerResponse) => response.destroy(), undefined],
    [() => undefined, soon],
  ] as const) {
    const cut = await storeThatDoes((_request, response) => {
      response.writeHead(200, { 'content-length': String(script.length) });
      response.write(script.subarray(0, 100), () => end(response));
    }, timeouts);
    await expect(cut.store.read('mf-a/x.1.js')).rejects.toThrow(PassingFailure);
    await cut.stop();
  }
});

test('a long list comes in pages, of one folder alone', async () => {
  const { store, asked, stop } = await storeThatDoes((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://store');
    expect(searchParams.get('prefix')).toBe('host/');
    const isFirst = searchParams.get('continuation-token') !== 'more';
    const entry = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T10:00:00.000Z</LastModified></Contents>`;
    response.end(
      isFirst
        ? `<IsTruncated>true</IsTruncated>${entry('host/a.1.js')}<NextContinuationToken>more</NextContinuationToken>`
        : `<IsTruncated>false</IsTruncated>${entry('host/b.1.js')}`,
    );
  });
  expect(await store.list('host')).toEqual(new Set(['host/a.1.js', 'host/b.1.js']));
  expect(asked).toEqual(['GET', 'GET']);
  await stop();

  const real = createAssetBucket(bucket.settings('listed'));
  expect(await real.list('mf-a')).toEqual(new Set());
  await real.add('mf-a/x.1.js', script);
  await real.add('mf-ab/y.1.js', script);
  expect(await real.list('mf-a')).toEqual(new Set(['mf-a/x.1.js']));
});
