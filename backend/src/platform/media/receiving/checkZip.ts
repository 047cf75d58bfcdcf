import type { FileWindow } from './fileWindow.ts';

/** What a container says about itself, or why it is refused. */
export type ZipVerdict = { names: string[] } | 'broken' | 'bomb';

const endSize = 22;
const longestComment = 0xffff;
const largestDirectory = 8 * 1024 * 1024;
const mostUnpackedBytes = 1024 ** 3;
/** Honest text packs some 20 times; a file that promises more than this of a large content is a trap. */
const mostRatio = 200;
const ratioFromBytes = 50 * 1024 * 1024;

/**
 * Reads the directory of a zip (docx and xlsx are zips) without unpacking anything. Refuses one that is cut off,
 * has foreign bytes before or behind it, whose entries overlap or climb out of their folder, or that would
 * unpack to more than 1 GB. The portal itself never unpacks: this protects who downloads.
 */
export async function checkZip(file: FileWindow): Promise<ZipVerdict> {
  const tailStart = Math.max(0, file.size - endSize - longestComment);
  const tail = await file.read(tailStart, file.size - tailStart);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || at + endSize > tail.length) return 'broken';
  const end = tail.subarray(at);
  const directorySize = end.readUInt32LE(12);
  const directoryStart = end.readUInt32LE(16);
  const isWhole =
    endSize + end.readUInt16LE(20) === end.length &&
    directoryStart + directorySize === tailStart + at &&
    directorySize <= largestDirectory;
  if (!isWhole) return 'broken';
  const directory = await file.read(directoryStart, directorySize);
  return readDirectory(directory, end.readUInt16LE(10), directoryStart, file.size);
}

function readDirectory(
  directory: Buffer,
  count: number,
  contentBytes: number,
  fileBytes: number,
): ZipVerdict {
  const names: string[] = [];
  let packed = 0;
  let unpacked = 0;
  let position = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (position + 46 > directory.length || directory.readUInt32LE(position) !== 0x02014b50)
      return 'broken';
    const nameLength = directory.readUInt16LE(position + 28);
    packed += directory.readUInt32LE(position + 20);
    unpacked += directory.readUInt32LE(position + 24);
    const name = directory.toString('utf8', position + 46, position + 46 + nameLength);
    if (climbs(name)) return 'broken';
    names.push(name);
    position +=
      46 +
      nameLength +
      directory.readUInt16LE(position + 30) +
      directory.readUInt16LE(position + 32);
  }
  if (position !== directory.length) return 'broken';
  const isBomb =
    packed > contentBytes ||
    unpacked > mostUnpackedBytes ||
    (unpacked > ratioFromBytes && unpacked > mostRatio * fileBytes);
  return isBomb ? 'bomb' : { names };
}

function climbs(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name);
}
