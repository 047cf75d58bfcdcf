import { QUICKEST } from '../begun/appendCompressed.ts';
import { compressEach, inOneBlock, LONGEST_BLOCK, plainBlock } from './compressEach.ts';
import type { LaidOutPart } from './layOut.ts';

/** What a document has of its own, compressed so that it may stand between anything. */
export interface CompressedOwn {
  /** A piece for each part. */
  pieces: readonly Buffer[];
  /** Before which of them the ticket stands, and how long it is. */
  place: number;
  ticketLength: number;
}

/** What nothing makes decoders forget again is left as it is: they learn nothing of it. */
const isPlain = (part: LaidOutPart | undefined) => part?.blanks === '';

/**
 * Compresses what a document has of its own, each piece for itself.
 * @param ticket what each page view has of its own: one of the parts begins with it, where it stands as it is
 * @returns null where none does, or it is the first, with which the stream begins
 */
export async function compressOwn(
  parts: readonly LaidOutPart[],
  ticket: Buffer,
): Promise<CompressedOwn | null> {
  const place = parts.findIndex(({ own }) => own.subarray(0, ticket.length).equals(ticket));
  const longest = Math.max(ticket.length, ...parts.map(({ own }) => own.length));
  if (place <= 0 || longest > LONGEST_BLOCK) return null;
  const texts = parts.map(({ own }, index) =>
    index === place ? own.subarray(ticket.length) : own,
  );
  const { pieces } = await compressEach(
    texts.filter((_text, index) => !isPlain(parts[index])),
    QUICKEST,
  );
  const compressed = pieces.values();
  const ofParts = texts.map((text, index) =>
    isPlain(parts[index]) ? plainBlock(text) : (compressed.next().value ?? text),
  );
  return { pieces: inOneBlock(ofParts), place, ticketLength: ticket.length };
}

/** The pieces of a document for somebody; null for a ticket that is longer or shorter. */
export function withTicket(
  { pieces, place, ticketLength }: CompressedOwn,
  ticket: Buffer,
): Buffer[] | null {
  if (ticket.length !== ticketLength) return null;
  return pieces.map((piece, index) =>
    index === place ? Buffer.concat([plainBlock(ticket), piece]) : piece,
  );
}
