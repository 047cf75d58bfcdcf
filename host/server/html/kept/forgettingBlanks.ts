import { createHash } from 'node:crypto';

const BLANKS = [' ', '\n', '\t'];
/** How long what comes again is, and in which order the four come again, so that no distance is like another. */
const REPEATED = 16;
const ORDER = [2, 0, 3, 1];

/**
 * White space after which compressors and decoders know the same distances, whatever stood before: blocks may name the last
 * four (RFC 7932, 4), and these are at which its four pieces come again.
 * @param place other ones for each, or they would come again as a whole
 */
export function forgettingBlanks(place: number): string {
  const chance = createHash('sha512').update(`${place}`).digest();
  const blanks = [...chance].map((byte) => BLANKS[byte % BLANKS.length]).join('');
  return (
    blanks + ORDER.map((piece) => blanks.slice(piece * REPEATED, (piece + 1) * REPEATED)).join('')
  );
}
