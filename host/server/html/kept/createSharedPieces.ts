import { LRUCache } from 'lru-cache';
import { CONTEXT } from './compressEach.ts';
import { compressShared, type SharedPieces } from './compressShared.ts';
import type { LaidOutPart } from './layOut.ts';

/** What is known of what documents share takes so many bytes at most: that of some forty kinds of pages. */
const MOST_BYTES = 4 * 1024 * 1024;
/** What so many documents share is compressed for all that follow. */
const MANY = 3;

interface Known {
  asked: number;
  /** Null before they are made, and where they cannot be. */
  pieces: SharedPieces | null;
  isTried: boolean;
}

/** Keeps what documents share, compressed, by what it is and where it stands. */
interface SharedPiecesKept {
  /** The pieces for a document; null where there are none yet: nobody waits for them. */
  of(document: readonly LaidOutPart[]): SharedPieces | null;
}

/** All that the pieces go by: the lengths of what is between them, and its last bytes, too. */
function keyOf(document: readonly LaidOutPart[]): string {
  const between = document.map(({ own, blanks }) =>
    [own.length, own.toString('latin1', own.length - CONTEXT), blanks].join(' '),
  );
  return [...between, ...document.map(({ shared }) => shared)].join('\n');
}

/** @param compress what makes the pieces */
export function createSharedPieces(compress = compressShared): SharedPiecesKept {
  // The text itself: two that are equal are compared in less time than they are named in.
  const known = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    // The pieces, which there may be later, are about a third of it.
    sizeCalculation: (_known, key) => Math.ceil(key.length * 1.5),
  });
  let isMaking = false;

  async function make(document: readonly LaidOutPart[], one: Known): Promise<void> {
    isMaking = true;
    one.isTried = true;
    one.pieces = await compress(document).catch(() => null);
    isMaking = false;
  }

  return {
    of(document) {
      const key = keyOf(document);
      const one = known.get(key) ?? { asked: 0, pieces: null, isTried: false };
      known.set(key, one);
      one.asked += 1;
      if (one.asked >= MANY && !one.isTried && !isMaking) void make(document, one);
      return one.pieces;
    },
  };
}
