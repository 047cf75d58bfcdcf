/** What the first bytes of a file say that it is; the more particular before the more general. */
const signatures: { type: string; extensions: string[]; matches: (head: Buffer) => boolean }[] = [
  {
    type: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    matches: (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  },
  {
    type: 'image/png',
    extensions: ['png'],
    matches: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    type: 'image/gif',
    extensions: ['gif'],
    matches: (head) => ['GIF87a', 'GIF89a'].includes(ascii(head, 0, 6)),
  },
  { type: 'video/quicktime', extensions: ['mov'], matches: (head) => isMov(head) },
  { type: 'video/mp4', extensions: ['mp4'], matches: (head) => ascii(head, 4, 8) === 'ftyp' },
  {
    type: 'application/pdf',
    extensions: ['pdf'],
    matches: (head) => ascii(head, 0, 5) === '%PDF-',
  },
  {
    type: 'audio/mpeg',
    extensions: ['mp3'],
    matches: (head) => ascii(head, 0, 3) === 'ID3' || isMpegFrame(head),
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    matches: isZip,
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    matches: isZip,
  },
  { type: 'application/zip', extensions: ['zip'], matches: isZip },
  { type: 'application/msword', extensions: ['doc'], matches: isOle },
  { type: 'application/vnd.ms-excel', extensions: ['xls'], matches: isOle },
  { type: 'text/plain', extensions: ['txt'], matches: isText },
];

const families = [
  ['jpg', 'jpeg', 'png', 'gif'],
  ['mp4', 'mov'],
];

/**
 * The MIME type of a file by its first bytes. The name only has to be of the same family: telephones call
 * PNG images `.jpg`, and films `.mov` or `.mp4` as they like.
 * @param extension of the file's name, in lower case
 * @returns undefined when the content is not what the name says
 */
export function sniffType(extension: string, head: Buffer): string | undefined {
  const family = families.find((members) => members.includes(extension)) ?? [extension];
  return signatures.find(
    (signature) =>
      signature.extensions.some((known) => family.includes(known)) && signature.matches(head),
  )?.type;
}

function startsWith(head: Buffer, bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function ascii(head: Buffer, from: number, to: number): string {
  return head.subarray(from, to).toString('latin1');
}

function isMov(head: Buffer): boolean {
  const box = ascii(head, 4, 8);
  return (
    (box === 'ftyp' && ascii(head, 8, 12) === 'qt  ') ||
    ['moov', 'mdat', 'wide', 'free'].includes(box)
  );
}

function isMpegFrame(head: Buffer): boolean {
  return head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;
}

function isZip(head: Buffer): boolean {
  return startsWith(head, [0x50, 0x4b, 0x03, 0x04]);
}

function isOle(head: Buffer): boolean {
  return startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
}

/** No control byte but tab, line feed, form feed and carriage return. */
function isText(head: Buffer): boolean {
  return head.every(
    (byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13,
  );
}
