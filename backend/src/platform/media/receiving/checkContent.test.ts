import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent, type ContentVerdict } from './checkContent.ts';
import { box, docx, film, pdf, zip } from '../files.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 7);
const gigabytes = 3 * 1024 ** 3;
const ole = Buffer.alloc(4096);
ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
ole.writeUInt16LE(9, 30);
const mp3 = Buffer.concat([
  Buffer.from('ID3\x03\0\0\0\0\0\x05'),
  Buffer.alloc(5),
  Buffer.from([0xff, 0xfb, 0x90, 0]),
]);

const mov = Buffer.concat([
  box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')),
  box('moov', Buffer.alloc(20)),
  box('mdat', Buffer.alloc(100)),
]);
const xlsx = zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]);
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const cases: [string, string, Buffer, ContentVerdict][] = [
  ['a film', 'mp4', film(), { type: 'video/mp4' }],
  ['a film with the name of the other kind', 'mov', film(), { type: 'video/mp4' }],
  ['a film of QuickTime', 'mov', mov, { type: 'video/quicktime' }],
  ['a sheet', 'xlsx', xlsx, { type: sheetType }],
  ['an old sheet', 'xls', ole, { type: 'application/vnd.ms-excel' }],
  ['a film that was cut off', 'mp4', cut(film()), 'incomplete'],
  [
    'a film without its index',
    'mp4',
    Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat')]),
    'incomplete',
  ],
  [
    'a film with a page behind it',
    'mp4',
    Buffer.concat([film(), Buffer.from('<html>')]),
    'incomplete',
  ],
  ['a PDF', 'pdf', pdf(), { type: 'application/pdf' }],
  ['a PDF that was cut off', 'pdf', pdf().subarray(0, 30), 'incomplete'],
  [
    'a PDF that is an archive too',
    'pdf',
    Buffer.concat([pdf(), zip([{ name: 'a' }])]),
    'incomplete',
  ],
  ['an archive', 'zip', zip([{ name: 'fatura.pdf', unpacked: 900 }]), { type: 'application/zip' }],
  ['an archive that was cut off', 'zip', cut(zip([{ name: 'a' }])), 'incomplete'],
  [
    'an archive behind a page',
    'zip',
    Buffer.concat([Buffer.from('<html>'), zip([{ name: 'a' }])]),
    'wrong',
  ],
  [
    'an archive with something behind it',
    'zip',
    Buffer.concat([zip([{ name: 'a' }]), Buffer.from('x')]),
    'incomplete',
  ],
  [
    'an archive that unpacks to gigabytes',
    'zip',
    zip([{ name: 'a', unpacked: gigabytes }]),
    'bomb',
  ],
  [
    'an archive of overlapping entries',
    'zip',
    zip([
      { name: 'a', packed: 9000 },
      { name: 'b', packed: 9000 },
    ]),
    'bomb',
  ],
  [
    'an archive that packs impossibly well',
    'zip',
    zip([{ name: 'a', unpacked: 60 * 1024 ** 2 }]),
    'bomb',
  ],
  ['an archive that climbs out', 'zip', zip([{ name: '../../etc/passwd' }]), 'incomplete'],
  ['a document', 'docx', docx(), { type: wordType }],
  ['an archive that calls itself a document', 'docx', zip([{ name: 'a.exe' }]), 'wrong'],
  ['a document that calls itself a table', 'xlsx', docx(), 'wrong'],
  ['an old document', 'doc', ole, { type: 'application/msword' }],
  ['the first bytes of an old document', 'doc', ole.subarray(0, 600), 'incomplete'],
  ['sound', 'mp3', mp3, { type: 'audio/mpeg' }],
  ['the tag of a sound', 'mp3', mp3.subarray(0, 12), 'incomplete'],
  ['text', 'txt', Buffer.from('Olá, são 12,50 €.\r\n'), { type: 'text/plain' }],
  [
    'a page that calls itself text',
    'txt',
    Buffer.from('  <!doctype html><script>x()</script>'),
    'incomplete',
  ],
  ['a program that calls itself text', 'txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]), 'wrong'],
  ['a page that calls itself a PDF', 'pdf', Buffer.from('<html></html>'), 'wrong'],
  ['nothing', 'pdf', Buffer.alloc(0), 'wrong'],
];

test.each(cases)('%s named .%s [MED-09]', async (_title, extension, bytes, expected) => {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  expect(await checkContent(file, extension)).toEqual(expected);
});
