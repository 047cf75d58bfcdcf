/** Files for tests, made by hand so that every byte is known. */

const officeType = '[Content_Types].xml';

/** A box of an MP4 film. */
export function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A film with as many bytes of pictures as wanted. */
export function film(bytes = 100): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', Buffer.alloc(20)),
    box('mdat', Buffer.alloc(bytes)),
  ]);
}

export function pdf(): Buffer {
  return Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
}

interface ZipEntry {
  name: string;
  /** What the directory says that it unpacks to. */
  unpacked?: number;
  /** What the directory says that it takes in the file. */
  packed?: number;
}

/** An archive of empty entries whose directory says what the test wants. */
export function zip(entries: ZipEntry[]): Buffer {
  const local = entries.map(({ name }) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const start = Buffer.concat(local).length;
  const directory = Buffer.concat(
    entries.map(({ name, unpacked = 0, packed = 0 }) => {
      const head = Buffer.alloc(46);
      head.writeUInt32LE(0x02014b50);
      head.writeUInt32LE(packed, 20);
      head.writeUInt32LE(unpacked, 24);
      head.writeUInt16LE(name.length, 28);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...local, directory, end]);
}

export function docx(): Buffer {
  return zip([{ name: officeType }, { name: 'word/document.xml' }]);
}

/** A PNG whose header promises more pixels than anybody has. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
