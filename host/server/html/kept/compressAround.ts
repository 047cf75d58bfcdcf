import { brotliDecompressSync, constants } from 'node:zlib';
import { BROTLI_PARAMS } from '../../files/brotli.ts';
import {
  compressEach,
  CONTEXT,
  LONGEST_BLOCK,
  inPlaceOf,
  plainBlock,
  untilReadable,
} from './compressEach.ts';

/** The window is longer than documents are; the usual one takes megabytes of each compressor. */
const WELL = { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_LGWIN]: 18 };
/** A twelfth larger, for a quarter of the work. */
const QUICKLY = { ...WELL, [constants.BROTLI_PARAM_QUALITY]: 3 };
const NOTHING = Buffer.alloc(0);

/** A compressed document in which a part of always the same length stands as it is. */
export interface CompressedAround {
  /** The document with this in that place; null for what is longer or shorter, or ends otherwise. */
  fill(text: string): Uint8Array<ArrayBuffer> | null;
  /** What it takes of memory, in bytes. */
  bytes: number;
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
  if (after === undefined || more.length > 0 || part.length > LONGEST_BLOCK) return null;
  const params = isWorthIt ? WELL : QUICKLY;
  return untilReadable(() => compressParts(Buffer.from(before), part, Buffer.from(after), params));
}

async function compressParts(
  beginning: Buffer,
  part: Buffer,
  rest: Buffer,
  params: typeof WELL,
): Promise<CompressedAround | null> {
  const end = part.subarray(-CONTEXT);
  const { pieces, end: last } = await compressEach([beginning, inPlaceOf(part), rest], params);
  const [head = NOTHING, , tail = NOTHING] = pieces;
  const block = plainBlock(part);
  const whole = Buffer.concat([head, block, tail, last]);
  const place = head.length + block.length - part.length;
  if (!readsAs(whole, Buffer.concat([beginning, part, rest]))) return null;
  const { length } = part;
  // No piece of a buffer is kept: each would hold the block of memory that Node cut it from.
  const ending = end.toString('latin1');
  return {
    bytes: whole.length,
    fill(text) {
      const given = Buffer.from(text);
      const fits = given.length === length && given.toString('latin1', length - CONTEXT) === ending;
      if (!fits) return null;
      const filled = new Uint8Array(whole);
      filled.set(given, place);
      return filled;
    },
  };
}
