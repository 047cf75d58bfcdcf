import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';

const files = new Map([
  ['host/main.js', Buffer.from('line\nline\n')],
  ['host/empty.css', Buffer.alloc(0)],
  ['mf-booking/Olá.woff2', randomBytes(3000)],
]);

test('a pack gives back every file as it was', () => {
  const unpacked = unpack(pack(files));
  expect([...unpacked.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [path, content] of files) expect(unpacked.get(path)?.equals(content)).toBe(true);
});

test('the same files make the same pack, in whatever order they were found', () => {
  const turned = new Map([...files].reverse());
  expect(pack(turned).equals(pack(files))).toBe(true);
});

test('a pack that lost its end is refused', () => {
  const whole = brotliDecompressSync(pack(files));
  expect(() => unpack(brotliCompressSync(whole.subarray(0, -1)))).toThrow('cut off');
});
