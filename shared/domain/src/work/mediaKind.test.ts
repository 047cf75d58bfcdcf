import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.testing.ts';
import { THUMBNAIL } from '../limits.ts';
import { ITEM_IMAGE_TYPES } from './acceptedFileTypes.ts';
import { fileExtension, mediaKind } from './mediaKind.ts';
import { canChangeMedia } from './canChangeMedia.ts';
import { BARS } from './stateName.ts';

test('upload before bars 5, as the customer, not in lite [MED-06] [MED-08]', () => {
  expect(BARS.filter((bars) => canChangeMedia({ bars, isCustomer: true, isLite: false }))).toEqual([
    0, 1, 2, 2.5, 3, 4,
  ]);
  expect(canChangeMedia({ bars: 3, isCustomer: false, isLite: false })).toBe(false);
  expect(canChangeMedia({ bars: 3, isCustomer: true, isLite: true })).toBe(false);
});

test('accepted types [MED-09] [MED-10] [MED-11]', () => {
  expect(
    [
      'a.JPG',
      'a.jpeg',
      'a.png',
      'a.mp4',
      'a.mov',
      'a.mp3',
      'a.pdf',
      'a.doc',
      'a.docx',
      'a.xls',
      'a.xlsx',
      'a.txt',
      'a.zip',
    ].map((name) => mediaKind(name)),
  ).toEqual([
    'image',
    'image',
    'image',
    'video',
    'video',
    'document',
    'document',
    'document',
    'document',
    'document',
    'document',
    'document',
    'document',
  ]);
  expect(
    ['a.heic', 'a.svg', 'a.gif', 'a.exe', 'a', '', '.', 'pdf', 'a.pdf.exe', 'a.pdf ']
      .map((name) => mediaKind(name))
      .every((kind) => kind === undefined),
  ).toBe(true);
  expect(ITEM_IMAGE_TYPES).toEqual(['gif', 'jpeg', 'png', 'jpg']);
  expect(THUMBNAIL).toEqual({ width: 200, type: 'image/jpeg', quality: 0.8 });
});

test('the configuration overrides the types [CFG-09]', () => {
  const types = { image: ['WEBP'], video: [], document: ['pdf'] };
  expect(mediaKind('a.webp', types)).toBe('image');
  expect(mediaKind('a.jpg', types)).toBeUndefined();
});

test('any name is judged and the extension is plain', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(fileExtension(name)).toMatch(/^[a-z0-9]*$/);
      expect(mediaKind(`${name}.pdf`)).toBe('document');
    }),
    { numRuns: 1000 },
  );
});
