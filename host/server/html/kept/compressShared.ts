import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants } from 'node:zlib';
import { QUICKEST } from '../begun/appendCompressed.ts';
import { compressEach, CONTEXT, inOneBlock, inPlaceOf } from './compressEach.ts';
import { compressOwn, withTicket } from './compressOwn.ts';
import { bytesOf, type LaidOutPart } from './layOut.ts';

const decompress = promisify(brotliDecompress);

/**
 * The best first: it is made once for all providers, of whom nobody waits for it. What cannot be read is tried otherwise, and
 * once more, as bytes by chance may look like something else.
 */
const QUALITIES = [11, 9, 9];
/** So many other documents must be read before pieces are taken for ones that may stand in any. */
const TRIED = 2;
/** What comes again in those, in bytes, and how far apart it is at most. */
const REPEATED = 32;
const FARTHEST = 160;
/** Bytes that stand in no text (RFC 3629, 1). */
const FOREIGN = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
/** What stands in them as a ticket does, in bytes. */
const TICKET = 8;
/** A stream has to begin somehow, before pieces of it stand by themselves. */
const BEGINNING = '.';
const NOTHING = Buffer.alloc(0);

/** What documents share, compressed: a piece for each part, to stand behind its own. The last ends the document. */
export type SharedPieces = readonly Buffer[];

/** What no text looks like. Among itself it may, as the blanks behind it make that forgotten. */
function foreign(length: number): Buffer {
  return Buffer.from(randomBytes(length).map((byte) => FOREIGN[byte % FOREIGN.length] ?? byte));
}

/** What repeats itself by chance: its blocks leave last distances that no others do. */
function anyText(length: number): Buffer {
  const word = randomBytes(REPEATED).toString('hex');
  let text = '';
  while (text.length < length)
    text += word + randomBytes(1 + Math.floor(Math.random() * FARTHEST)).toString('hex');
  return Buffer.from(text.slice(0, length));
}

/** What stands in the place of its own: the last bytes say how those behind them are compressed. */
const otherThan = (part: LaidOutPart): LaidOutPart => ({
  ...part,
  own: Buffer.concat([anyText(part.own.length - CONTEXT), part.own.subarray(-CONTEXT)]),
});

/** Whether a document of something else, laid out alike, would be read. */
async function isReadIn(parts: readonly LaidOutPart[], pieces: SharedPieces): Promise<boolean> {
  const others = parts.map(otherThan);
  const ticket = others[1]?.own.subarray(0, TICKET) ?? NOTHING;
  const own = await compressOwn(others, ticket);
  const ofOwn = (own && withTicket(own, ticket)) ?? [];
  const tried = ofOwn.flatMap((piece, index) => [piece, pieces[index] ?? NOTHING]);
  const read = await decompress(Buffer.concat(tried)).catch(() => NOTHING);
  return read.equals(bytesOf(others));
}

/** Blocks of the blanks that stand behind anything, and leave the same distances as those of the better compressor. */
async function compressBlanks(parts: readonly LaidOutPart[]): Promise<Buffer[]> {
  const texts = parts.map(({ blanks }) => Buffer.from(blanks));
  const { pieces } = await compressEach([Buffer.from(BEGINNING), ...texts], QUICKEST);
  return pieces.slice(1);
}

async function compressOnce(parts: readonly LaidOutPart[], quality: number): Promise<SharedPieces> {
  const texts = parts.flatMap(({ own, blanks, shared }) => [
    blanks === '' ? inPlaceOf(own) : Buffer.concat([foreign(own.length), Buffer.from(blanks)]),
    Buffer.from(shared),
  ]);
  const params = { ...QUICKEST, [constants.BROTLI_PARAM_QUALITY]: quality };
  const { pieces, end } = await compressEach(texts, params);
  const ofBlanks = await compressBlanks(parts);
  return inOneBlock(
    parts.map((_part, index) =>
      Buffer.concat([
        ofBlanks[index] ?? NOTHING,
        pieces[index * 2 + 1] ?? NOTHING,
        index === parts.length - 1 ? end : NOTHING,
      ]),
    ),
  );
}

/**
 * Compresses what documents share once for all of them that are laid out alike, what comes again in a later piece by where it
 * stands in an earlier one. The compressor sees other bytes in the places of what is a document's own, which nothing repeats,
 * so that nothing refers to them.
 * @returns null where other documents with these pieces could not be read, which is tried before
 */
export async function compressShared(parts: readonly LaidOutPart[]): Promise<SharedPieces | null> {
  for (const quality of QUALITIES) {
    const pieces = await compressOnce(parts, quality);
    const tried = Array.from({ length: TRIED }, () => isReadIn(parts, pieces));
    if ((await Promise.all(tried)).every(Boolean)) return pieces;
  }
  return null;
}
