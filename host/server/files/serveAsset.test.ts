import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('a browser that has the file of an earlier release is sent what it lacks, any other the whole', async () => {
  const edge = await start(() => undefined);
  const folder = join(edge.folder, 'data', 'assets', 'mf-services');
  const common = randomBytes(30_000).toString('hex');
  const [earlier, later] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((hash) => `page.${hash}.js`);
  const before = Buffer.from(`one;${common}`);
  await writeFile(join(folder, `${earlier}`), before);
  await writeFile(join(folder, `${later}`), `two;${common}`);
  const known = { 'accept-encoding': 'gzip, br, zstd' };
  const first = await get(edge, `/assets/mf-services/${earlier}`, known);
  expect(first.headers.get('use-as-dictionary')).toBe(`match="page.*.js", id="${earlier}"`);
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');

  const hash = createHash('sha256').update(before).digest('base64');
  const offered = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash}:`,
    'dictionary-id': `"${earlier}"`,
  };
  const asked = () => get(edge, `/assets/mf-services/${later}`, offered);
  await vi.waitFor(
    async () => expect((await asked()).headers.get('content-encoding')).toBe('dcz'),
    30_000,
  );
  const difference = await asked();
  expect(difference.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(difference.headers.get('use-as-dictionary')).toBe(`match="page.*.js", id="${later}"`);
  expect(Number(difference.headers.get('content-length'))).toBeLessThan(1000);

  for (const headers of [
    known,
    { ...offered, 'accept-encoding': 'gzip, br, zstd' },
    { ...offered, 'available-dictionary': `:${hash.replace(/^./, '#')}:` },
    { ...offered, 'dictionary-id': '"../secret.js"' },
  ]) {
    const whole = await get(edge, `/assets/mf-services/${later}`, headers);
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect(await whole.text()).toBe(`two;${common}`);
  }
  const other = await get(edge, `/assets/mf-services/${later}`, { 'accept-encoding': 'gzip, br' });
  expect(other.headers.has('use-as-dictionary')).toBe(false);
  expect(other.headers.get('vary')).toBe('Accept-Encoding');
});

test('whoever comes first from a release, however old, gets the whole at once, and the next the difference [C-981]', async () => {
  const edge = await start(() => undefined);
  const folder = join(edge.folder, 'data', 'assets', 'mf-services');
  const common = randomBytes(30_000).toString('hex');
  const releases = ['a', 'b', 'c', 'd', 'e'].map((letter) => ({
    file: `page.${letter.repeat(12)}.js`,
    content: Buffer.from(`${letter};${common}`),
  }));
  for (const { file, content } of releases) await writeFile(join(folder, file), content);
  const newest = releases.at(-1);
  for (const { file, content } of releases.slice(0, -1)) {
    const hash = createHash('sha256').update(content).digest('base64');
    const asked = () =>
      get(edge, `/assets/mf-services/${newest?.file ?? ''}`, {
        'accept-encoding': 'zstd, dcz',
        'available-dictionary': `:${hash}:`,
        'dictionary-id': `"${file}"`,
      });
    const first = await asked();
    expect(first.headers.get('content-encoding')).toBeNull();
    expect(await first.text()).toBe(newest?.content.toString());
    await vi.waitFor(
      async () => expect((await asked()).headers.get('content-encoding')).toBe('dcz'),
      30_000,
    );
  }
});
