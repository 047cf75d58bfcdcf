import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { BROTLI_PARAMS } from '../../files/brotli.ts';

/** The window is longer than documents are; the usual one takes megabytes of each compressor. */
const WELL = { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_LGWIN]: 18 };
/** A twelfth larger, for a quarter of the work. */
const QUICKLY = { ...WELL, [constants.BROTLI_PARAM_QUALITY]: 3 };
/** More than a document has, so that each part is compressed into one piece. */
const CHUNK = 128 * 1024;
/** What the head of a block of bytes that are not compressed takes, and the longest such block that it can say. */
const BLOCK_HEAD = 3;
const LONGEST = 2 ** 16;
/** So many bytes say how those behind them are compressed: they are the same in each document. */
const CONTEXT = 2;
const NOTHING = Buffer.alloc(0);

/** A compressed document in which a part of always the same length stands as it is. */
export interface CompressedAround {
  /** The document with this in that place; null for what is longer or shorter, or ends otherwise. */
  fill(part: string): Uint8Array<ArrayBuffer> | null;
  /** What it takes of memory, in bytes. */
  bytes: number;
}

/**
 * The head of a meta-block of bytes that are not compressed (RFC 7932, 9.2), from the lowest bit on: not the last one,
 * four nibbles of length, the length less one, not compressed, and zeros up to the next byte.
 */
function blockHead(length: number): Buffer {
  const head = Buffer.alloc(BLOCK_HEAD);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, BLOCK_HEAD);
  return head;
}

/** Compresses texts as one, each ended at a whole byte. */
async function compressEach(texts: readonly Buffer[], params: typeof WELL): Promise<Buffer[]> {
  const compressor = createBrotliCompress({ params, chunkSize: CHUNK });
  const written: Buffer[] = [];
  let parts: Buffer[] = [];
  compressor.on('data', (part: Buffer) => parts.push(part));
  for (const text of texts) {
    compressor.write(text);
    await new Promise<void>((resolve) => {
      compressor.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
    written.push(Buffer.concat(parts));
    parts = [];
  }
  const ended = new Promise((resolve) => compressor.once('end', resolve));
  compressor.end();
  await ended;
  return [...written, Buffer.concat(parts)];
}

/** Whether a browser will read this; sooner done than a thread for it is woken. */
function readsAs(whole: Buffer, document: Buffer): boolean {
  try {
    return brotliDecompressSync(whole).equals(document);
  } catch {
    return false;
  }
}

/**
 * Compresses a document once for all who get it, but for a part that each has of its own: that stands in it as it is. The
 * compressor sees other bytes in its place, which nothing else of the document repeats, so that nothing refers to them.
 * @param own the part as it is in this one
 * @param isWorthIt whether many will get it, so that it pays to make it small
 * @returns null where a browser would read anything else than the document, which is tried before
 */
export async function compressAround(
  document: string,
  own: string,
  isWorthIt = true,
): Promise<CompressedAround | null> {
  const [before = '', after, ...more] = document.split(own);
  const part = Buffer.from(own);
  if (after === undefined || more.length > 0 || part.length > LONGEST) return null;
  const [beginning, rest] = [Buffer.from(before), Buffer.from(after)];
  const end = part.subarray(-CONTEXT);
  const other = Buffer.concat([randomBytes(part.length - end.length), end]);
  const [head = NOTHING, , ...tail] = await compressEach(
    [beginning, other, rest],
    isWorthIt ? WELL : QUICKLY,
  );
  const start = Buffer.concat([head, blockHead(part.length)]);
  const whole = Buffer.concat([start, part, ...tail]);
  if (!readsAs(whole, Buffer.concat([beginning, part, rest]))) return null;
  return {
    bytes: whole.length,
    fill(text) {
      const given = Buffer.from(text);
      if (given.length !== part.length || !given.subarray(-CONTEXT).equals(end)) return null;
      const filled = new Uint8Array(whole);
      filled.set(given, start.length);
      return filled;
    },
  };
}
