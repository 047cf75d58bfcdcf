import { promisify } from 'node:util';
import { brotliDecompress, constants } from 'node:zlib';
import {
  compressEach,
  CONTEXT,
  LONGEST_BLOCK,
  inOneBlock,
  inPlaceOf,
  plainBlock,
  untilReadable,
} from '../kept/compressEach.ts';
import { appendCompressed } from './appendCompressed.ts';

const decompress = promisify(brotliDecompress);

/** It is made once for many, of whom nobody waits for it. */
const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
const ASCII = /^[\0-\x7f]+$/;
const NOTHING = Buffer.alloc(0);

/** The beginning of a document, compressed but for what each visit has of its own. */
export interface CompressedBeginning {
  /** The beginning as it is compressed, to be followed by what `appendCompressed` makes; null where it is another one. */
  fill(html: string): Buffer | null;
  /** What it takes of memory, in bytes. */
  bytes: number;
}

/** A beginning, parted into what is the same in all and, between, what is not. */
interface Parted {
  same: string[];
  own: string[];
}

/**
 * Parts a beginning around each place where something of its own stands. With it go the next signs, by which it is said how
 * those behind are compressed: they are the same in all. Null where a part cannot stand as it is.
 */
function partAround(html: string, own: readonly string[]): Parted | null {
  const places = own
    .flatMap((part) => {
      const found: { start: number; end: number }[] = [];
      for (let at = html.indexOf(part); part && at >= 0; at = html.indexOf(part, at + part.length))
        found.push({ start: at, end: at + part.length + CONTEXT });
      return found;
    })
    .toSorted((one, other) => one.start - other.start);
  const parted: Parted = { same: [], own: [] };
  let from = 0;
  for (const { start, end } of places) {
    const part = html.slice(start, end);
    if (start <= from || !ASCII.test(part) || part.length > LONGEST_BLOCK) return null;
    parted.same.push(html.slice(from, start));
    parted.own.push(part);
    from = end;
  }
  parted.same.push(html.slice(from));
  return from < html.length ? parted : null;
}

/**
 * Compresses the beginning of a document once for all whose beginning differs in nothing but these parts, which stand in it
 * as they are. The compressor sees other bytes in their places, which nothing repeats, so that nothing refers to them.
 * @param own parts that each visit has of its own, of always the same length, each at least as often as it stands there
 * @returns null where a browser would read anything else than the document, which is tried before
 */
export async function compressBeginning(
  html: string,
  own: readonly string[],
): Promise<CompressedBeginning | null> {
  const parted = partAround(html, own);
  if (parted === null) return null;
  return untilReadable(() => compressParted(html, parted));
}

async function compressParted(html: string, parted: Parted): Promise<CompressedBeginning | null> {
  const texts = parted.same.flatMap((text, index) => {
    const part = parted.own[index];
    if (part === undefined) return [Buffer.from(text)];
    return [Buffer.from(text), inPlaceOf(Buffer.from(part))];
  });
  const pieces = inOneBlock((await compressEach(texts, PARAMS)).pieces);

  function fill(given: string): Buffer | null {
    const filled: Buffer[] = [];
    let from = 0;
    for (const [index, text] of parted.same.entries()) {
      if (!given.startsWith(text, from)) return null;
      from += text.length;
      filled.push(pieces[index * 2] ?? NOTHING);
      const known = parted.own[index];
      if (known === undefined) continue;
      const part = given.slice(from, from + known.length);
      from += known.length;
      if (part.length !== known.length || !ASCII.test(part)) return null;
      if (!part.endsWith(known.slice(-CONTEXT))) return null;
      filled.push(plainBlock(Buffer.from(part)));
    }
    return from === given.length ? Buffer.concat(filled) : null;
  }

  const beginning = fill(html);
  if (beginning === null) return null;
  const tried = Buffer.concat([beginning, await appendCompressed(html)]);
  const read = await decompress(tried).catch(() => NOTHING);
  if (read.toString() !== html + html) return null;
  const bytes = Buffer.concat(pieces).length + html.length;
  return { fill, bytes };
}
