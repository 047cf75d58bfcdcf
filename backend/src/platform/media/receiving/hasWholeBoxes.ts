import type { FileWindow } from './fileWindow.ts';

const mostBoxes = 10_000;

/**
 * Whether the boxes of an MP4 or QuickTime film follow each other to the last byte and the one that makes it
 * playable (`moov`) is among them: a film that was cut off, or that carries something behind it, is not whole.
 */
export async function hasWholeBoxes(file: FileWindow): Promise<boolean> {
  let position = 0;
  let hasIndex = false;
  for (let count = 0; count < mostBoxes && position < file.size; count += 1) {
    const head = await file.read(position, 16);
    if (head.length < 8) return false;
    const type = head.toString('latin1', 4, 8);
    if (!/^[\w ©-]{4}$/.test(type)) return false;
    hasIndex ||= type === 'moov';
    const length = boxLength(head, file.size - position);
    if (length === undefined || length < 8) return false;
    position += length;
  }
  return position === file.size && hasIndex;
}

/** Bytes of a box: 0 means up to the end, 1 that a 64-bit length follows. */
function boxLength(head: Buffer, rest: number): number | undefined {
  const length = head.readUInt32BE(0);
  if (length === 0) return rest;
  if (length !== 1) return length;
  return head.length < 16 ? undefined : Number(head.readBigUInt64BE(8));
}
