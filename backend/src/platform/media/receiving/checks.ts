import type { FileWindow } from './fileWindow.ts';

const tailBytes = 2048;
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** A PDF has its end mark near the end, and is no archive at the same time. */
export async function checkPdf(file: FileWindow): Promise<boolean> {
  const tail = await file.read(Math.max(0, file.size - tailBytes), tailBytes);
  return tail.includes('%%EOF') && !tail.includes(zipEnd);
}

/** An MP3 starts with an ID3 tag that fits into the file, or with an audio frame. */
export async function checkMp3(file: FileWindow, head: Buffer): Promise<boolean> {
  if (head.toString('latin1', 0, 3) !== 'ID3') return true;
  if (head.length < 10) return false;
  // Four bytes of seven bits each.
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 0x7f), 0);
  const frame = await file.read(10 + size, 2);
  return frame[0] === 0xff && ((frame[1] ?? 0) & 0xe0) === 0xe0;
}

/** The old Office format is a file system of sectors, each of them whole. */
export async function checkOle(file: FileWindow, head: Buffer): Promise<boolean> {
  const sectorShift = head.length < 32 ? 0 : head.readUInt16LE(30);
  return (sectorShift === 9 || sectorShift === 12) && file.size >= 3 * 2 ** sectorShift;
}

/** Plain text without control bytes, which does not start as a page, an image or a program. */
export async function checkText(_file: FileWindow, head: Buffer): Promise<boolean> {
  const start = head.toString('latin1').trimStart().slice(0, 64);
  return !/^(?:<[!?a-z]|#!|%PDF|PK|MZ)/i.test(start);
}
