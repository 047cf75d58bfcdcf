import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as v from 'valibot';

/** Files by their path, with forward slashes. */
export type Files = ReadonlyMap<string, Buffer>;

const directorySchema = v.array(v.tuple([v.string(), v.number()]));

const LINE_END = 10;

/**
 * One compressed block of many files: a line of JSON with paths and sizes, then the contents. Compressed together,
 * because the builds of one commit hold the same interface library several times.
 */
export function pack(files: Files): Buffer {
  const entries = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = JSON.stringify(entries.map(([path, content]) => [path, content.length]));
  const whole = Buffer.concat([
    Buffer.from(`${directory}\n`),
    ...entries.map(([, content]) => content),
  ]);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Copies of a library lie megabytes apart.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** The files of a pack. @throws when the block is not a whole pack */
export function unpack(packed: Buffer): Map<string, Buffer> {
  const whole = brotliDecompressSync(packed);
  const end = whole.indexOf(LINE_END);
  const directory = v.parse(directorySchema, JSON.parse(whole.subarray(0, end).toString()));
  const files = new Map<string, Buffer>();
  let start = end + 1;
  for (const [path, size] of directory) {
    files.set(path, whole.subarray(start, start + size));
    start += size;
  }
  if (start !== whole.length) throw new Error('The pack is cut off or longer than it says.');
  return files;
}
