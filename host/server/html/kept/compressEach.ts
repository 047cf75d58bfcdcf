import { randomBytes } from 'node:crypto';
import { constants, createBrotliCompress } from 'node:zlib';

/** What most parts are compressed into: a compressor takes so much of memory for each, and longer ones come in pieces. */
const CHUNK = 16 * 1024;
/** What the head of a block of bytes that are not compressed takes, and the longest such block that it can say. */
const BLOCK_HEAD = 3;
export const LONGEST_BLOCK = 2 ** 16;
/** So many bytes say how those behind them are compressed: they are the same in each document. */
export const CONTEXT = 2;
/** Bytes by chance may look like something else after all, one time in some thirty: others are tried then. */
const MOST_TRIES = 4;

/**
 * Bytes as a meta-block that is not compressed (RFC 7932, 9.2), its head from the lowest bit on: not the last one, four
 * nibbles of length, the length less one, not compressed, and zeros up to the next byte. It stands behind a whole byte.
 */
export function plainBlock(part: Buffer): Buffer {
  const head = Buffer.alloc(BLOCK_HEAD);
  head.writeUIntLE(((part.length - 1) << 3) | (1 << 19), 0, BLOCK_HEAD);
  return Buffer.concat([head, part]);
}

/** What the compressor sees in the place of a part that each document has of its own: nothing else repeats it. */
export function inPlaceOf(part: Buffer): Buffer {
  const end = part.subarray(-CONTEXT);
  return Buffer.concat([randomBytes(part.length - end.length), end]);
}

/**
 * The same pieces of one block of memory that is nothing else's: each by itself would hold the block of eight kilobytes that
 * Node cut it from.
 */
export function inOneBlock(pieces: readonly Buffer[]): Buffer[] {
  const block = Buffer.from(new Uint8Array(Buffer.concat(pieces)).buffer);
  let from = 0;
  return pieces.map(({ length }) => block.subarray(from, (from += length)));
}

/** Compresses around parts, each time with other bytes in their places, until it can be read as it should. */
export async function untilReadable<Result>(
  compress: () => Promise<Result | null>,
): Promise<Result | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const compressed = await compress();
    if (compressed !== null) return compressed;
  }
  return null;
}

/** Compresses texts as one, each ended at a whole byte. @returns a piece for each, and what ends them all */
export async function compressEach(
  texts: readonly Buffer[],
  params: Readonly<Record<number, number>>,
): Promise<{ pieces: Buffer[]; end: Buffer }> {
  const compressor = createBrotliCompress({ params, chunkSize: CHUNK });
  const pieces: Buffer[] = [];
  let parts: Buffer[] = [];
  compressor.on('data', (part: Buffer) => parts.push(part));
  for (const text of texts) {
    compressor.write(text);
    await new Promise<void>((resolve) => {
      compressor.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
    pieces.push(Buffer.concat(parts));
    parts = [];
  }
  const ended = new Promise((resolve) => compressor.once('end', resolve));
  compressor.end();
  await ended;
  return { pieces, end: Buffer.concat(parts) };
}
