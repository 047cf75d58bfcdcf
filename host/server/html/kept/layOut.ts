import { CONTEXT } from './compressEach.ts';
import type { DocumentPart } from './documentPart.ts';
import { forgettingBlanks } from './forgettingBlanks.ts';

/** What is a document's own is filled up to the next multiple of so many bytes, which is one of them for most. */
const STEP = 2048;
/** For more parts than a document has. */
const BLANKS = Array.from({ length: 8 }, (_, place) => forgettingBlanks(place));
const NO_BLANKS = '';
/** How the bytes behind them are compressed is said by as many. */
const FIRST_SIGNS = /^[\0-\x7f]{2}/;

/** A stretch of a document, with white space by which what it shares stands where it does in those of others. */
export interface LaidOutPart {
  own: Buffer;
  /** What makes compressors and decoders forget what was before; without it, its own is to stand as it is. */
  blanks: string;
  shared: string;
}

function laidOut({ own, mayBeFilled, shared }: DocumentPart, place: number): LaidOutPart {
  if (!mayBeFilled)
    return {
      own: Buffer.from(own + shared.slice(0, CONTEXT)),
      blanks: NO_BLANKS,
      shared: shared.slice(CONTEXT),
    };
  const length = Buffer.byteLength(own);
  const filled = own + ' '.repeat(STEP - (length % STEP));
  return { own: Buffer.from(filled), blanks: BLANKS[place] ?? NO_BLANKS, shared };
}

/**
 * Brings what a document shares to places that it has in those of others, too.
 * @returns null where one of the parts shares nothing, or begins with a sign of several bytes
 */
export function layOut(parts: readonly DocumentPart[]): LaidOutPart[] | null {
  if (parts.length === 0 || parts.length > BLANKS.length) return null;
  return parts.every(({ shared }) => FIRST_SIGNS.test(shared)) ? parts.map(laidOut) : null;
}

/** The document that this is. */
export function bytesOf(parts: readonly LaidOutPart[]): Buffer {
  return Buffer.concat(
    parts.flatMap(({ own, blanks, shared }) => [own, Buffer.from(blanks + shared)]),
  );
}
