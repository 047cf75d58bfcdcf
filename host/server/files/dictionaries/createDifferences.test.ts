import { createHash, randomBytes } from 'node:crypto';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { expect, test, vi } from 'vitest';
import { createDifferences } from './createDifferences.ts';
import { encodeDifference } from './encodeDifference.ts';
import { keepLines } from '../../testing/keepLines.ts';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();
/** Code of two releases, which differ in a few words. */
const common = randomBytes(40_000).toString('hex');
const earlier = Buffer.from(`first;${common}`);
const later = Buffer.from(`second;${common};third`);
const files: Record<string, Buffer> = {
  'page-schedule.aaaaaaaaaaaa.js': earlier,
  'page-schedule.bbbbbbbbbbbb.js': later,
  'remote.cccccccccccc.js': earlier,
};
const read = (path: string) => Promise.resolve(files[path]);
const wanted = { package: 'mf-booking', path: 'page-schedule.bbbbbbbbbbbb.js', bytes: 40_000 };
const dictionary = {
  hash: sha256(earlier).toString('hex'),
  path: 'page-schedule.aaaaaaaaaaaa.js',
};

test('a difference is what the browser lacks, in the frame of the standard', async () => {
  const difference = await encodeDifference(later, earlier);
  expect(difference.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(difference.subarray(8, 40)).toEqual(sha256(earlier));
  expect(difference.length).toBeLessThan(later.length / 50);
  await init();
  const frame = difference.subarray(40);
  expect(Buffer.from(decompressUsingDict(createDCtx(), frame, earlier))).toEqual(later);
});

test('the first who asks has it made, once, for those who come after [C-981]', async () => {
  const encode = vi.fn<typeof encodeDifference>().mockResolvedValue(Buffer.from('difference'));
  const differences = createDifferences(encode);
  const ask = () => differences.of(wanted, dictionary, read);
  expect(ask()).toBeUndefined();
  expect(ask()).toBeUndefined();
  await vi.waitFor(() => expect(ask()?.toString()).toBe('difference'));
  expect(encode).toHaveBeenCalledTimes(1);
  expect(encode).toHaveBeenCalledWith(later, earlier);
});

test('one after the other, and what waits too long a line is sent whole', async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const differences = createDifferences(async (content) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(content.toString());
    return Buffer.from('x');
  });
  const names = Array.from({ length: 80 }, (_, index) => `part${index}.bbbbbbbbbbbb.js`);
  const readAny = (path: string) =>
    Promise.resolve(path.includes('bbbb') ? Buffer.from(path) : earlier);
  const askAll = () =>
    names.map((path) =>
      differences.of(
        { ...wanted, path },
        { ...dictionary, path: path.replace('bbbbbbbbbbbb', 'aaaaaaaaaaaa') },
        readAny,
      ),
    );
  askAll();
  await vi.waitFor(() => expect(done).toHaveLength(64));
  expect(most).toBe(1);
  expect(done).toEqual(names.slice(0, 64));
});

test.each([
  ['another file of the package', { ...dictionary, path: 'remote.cccccccccccc.js' }],
  ['a file that is not there', { ...dictionary, path: 'page-schedule.dddddddddddd.js' }],
  ['other content than the browser has', { ...dictionary, hash: sha256(later).toString('hex') }],
])('nothing is made of %s', async (_, given) => {
  const encode = vi.fn<typeof encodeDifference>().mockResolvedValue(Buffer.from('x'));
  const differences = createDifferences(encode);
  expect(differences.of(wanted, given, read)).toBeUndefined();
  // What is asked for after it has been made, so it has had its turn.
  differences.of(wanted, dictionary, read);
  await vi.waitFor(() => expect(differences.of(wanted, dictionary, read)).toBeDefined());
  expect(differences.of(wanted, given, read)).toBeUndefined();
  expect(encode).toHaveBeenCalledTimes(1);
});

test('what is no smaller, or cannot be made, is sent whole and not tried again [C-981]', async () => {
  const lines = keepLines();
  const encode = vi
    .fn<typeof encodeDifference>()
    .mockResolvedValueOnce(Buffer.alloc(wanted.bytes))
    .mockRejectedValueOnce(new Error('no memory'));
  const differences = createDifferences(encode);
  const css = { ...wanted, path: 'page-schedule.bbbbbbbbbbbb.js', package: 'mf-payment' };
  differences.of(wanted, dictionary, read);
  differences.of(css, dictionary, read);
  await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(lines).toMatchObject([{ error: 'no memory' }]));
  expect(differences.of(wanted, dictionary, read)).toBeUndefined();
  expect(differences.of(css, dictionary, read)).toBeUndefined();
  expect(encode).toHaveBeenCalledTimes(2);
});
