import type { CompressedAround } from './compressAround.ts';
import { compressOwn, withTicket, type CompressedOwn } from './compressOwn.ts';
import type { SharedPieces } from './compressShared.ts';
import type { LaidOutPart } from './layOut.ts';

const NOTHING = Buffer.alloc(0);

/** By itself, as what is kept holds all that is named beside it: the document would be kept with it. */
function between(own: CompressedOwn, shared: SharedPieces): CompressedAround {
  return {
    bytes: own.pieces.reduce((sum, { length }) => sum + length, 0),
    fill(ticket) {
      const pieces = withTicket(own, Buffer.from(ticket));
      if (pieces === null) return null;
      const filled = pieces.flatMap((piece, index) => [piece, shared[index] ?? NOTHING]);
      return new Uint8Array(Buffer.concat(filled));
    },
  };
}

/**
 * A document whose own alone is compressed, and stands between pieces that it shares with others: they are not counted.
 * @param ticket what each page view has of its own
 * @returns null where that does not stand in its place
 */
export async function compressBetween(
  document: readonly LaidOutPart[],
  shared: SharedPieces,
  ticket: string,
): Promise<CompressedAround | null> {
  const own = await compressOwn(document, Buffer.from(ticket));
  return own && between(own, shared);
}
