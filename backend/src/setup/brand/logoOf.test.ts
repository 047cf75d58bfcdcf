import { isHarmlessSvg } from '@portal/api/isHarmlessSvg';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from '../../accounts/companies/drawIcon.ts';
import { logoOf } from './logoOf.ts';

const demo = (name: string) =>
  readFileSync(new URL(`../../../demo/assets/${name}`, import.meta.url));

const plain = (width: number, height: number, background = '#c8102e') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Colours without any order, which no format makes smaller, the same ones each time. */
function noise(width: number, height: number, channels: 3 | 4): Sharp {
  let state = 7;
  const pixels = Buffer.alloc(width * height * channels).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >>> 16;
  });
  return sharp(pixels, { raw: { width, height, channels } });
}

/** What a logo contains, read as a browser would. */
function pictureIn(logo: string): Buffer {
  const base64 = /base64,([^"]+)"/.exec(logo)?.[1];
  if (base64 === undefined) throw new Error('The logo contains no picture.');
  return Buffer.from(base64, 'base64');
}

test('an SVG of shapes stays as it is, whatever comes before it in the file', async () => {
  const drawn = demo('logo-lima.svg');
  expect(await logoOf(drawn)).toBe(drawn.toString());
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), drawn]);
  expect(await logoOf(marked)).toBe(drawn.toString());
});

test.each([
  ['a photograph', () => sharp(demo('viatura-308.jpg')).resize(2000).jpeg().toBuffer(), 'jpeg'],
  ['a drawing with transparency', () => sharp(demo('logo-lima.svg')).png().toBuffer(), 'png'],
  ['a wide one', () => plain(3000, 40).png().toBuffer(), 'png'],
  ['a high one', () => plain(40, 3000).png().toBuffer(), 'png'],
  ['one of a pixel', () => plain(1, 1).png().toBuffer(), 'png'],
  ['16 bits a channel', () => plain(600, 600).toColourspace('rgb16').png().toBuffer(), 'png'],
  ['colours for print', () => plain(600, 300).toColourspace('cmyk').jpeg().toBuffer(), 'jpeg'],
  ['noise', () => noise(700, 700, 3).png().toBuffer(), 'jpeg'],
  ['transparent noise', () => noise(700, 700, 4).png().toBuffer(), 'png'],
])(
  '%s is stored as an SVG that contains it, in 512 px and 200 KB [SET-09] [C-783]',
  async (_, draw, format) => {
    const logo = await logoOf(await draw());
    const found = await sharp(pictureIn(logo)).metadata();
    expect(found).toMatchObject({ format, space: 'srgb', depth: 'uchar' });
    expect(Math.max(found.width, found.height)).toBeLessThanOrEqual(512);
    expect(logo).toContain(`viewBox="0 0 ${found.width} ${found.height}"`);
    expect(logo.length).toBeLessThanOrEqual(200_000);
    expect(isHarmlessSvg(logo)).toBe(true);
  },
);

test('a small one keeps its size and its colours to the last bit', async () => {
  const small = await noise(120, 60, 4).png().toBuffer();
  const [before, after] = await Promise.all(
    [small, pictureIn(await logoOf(small))].map((file) => sharp(file).raw().toBuffer()),
  );
  expect(after).toEqual(before);
});

test('a photograph stands upright and says nothing of who took it where [SET-09] [C-783]', async () => {
  const sideways = await plain(800, 400)
    .withExif({ IFD0: { Artist: 'Rui Lima' }, IFD3: { GPSLatitude: '41/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(sideways.includes('Exif')).toBe(true);
  const picture = pictureIn(await logoOf(sideways));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 256, height: 512 });
  expect(picture.includes('Exif')).toBe(false);
  expect((await sharp(picture).metadata()).orientation).toBeUndefined();
});

/** Numbers of four bytes each, as PNG has them. */
function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
}

/** A PNG of 8 bits a channel, with these parts after its header. */
function pngOf(width: number, height: number, ...parts: [type: string, data: Buffer][]): Buffer {
  const header = Buffer.concat([words(width, height), Buffer.from([8, 2, 0, 0, 0])]);
  const chunks = [['IHDR', header] as const, ...parts, ['IEND', Buffer.alloc(0)] as const];
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.flatMap(([type, data]) => {
      const typed = Buffer.concat([Buffer.from(type), data]);
      return [words(data.length), typed, words(crc32(typed))];
    }),
  ]);
}

/** A PNG of a few bytes whose header promises more pixels than any memory has. */
const bomb = () => pngOf(60_000, 60_000, ['IDAT', deflateSync(Buffer.alloc(1000))]);

test('of an animated PNG the first picture is the logo [SET-09] [C-783]', async () => {
  const side = 8;
  const filled = (...color: number[]) => {
    const row = [0, ...Array.from({ length: side }, () => color).flat()];
    return deflateSync(Buffer.from(Array.from({ length: side }, () => row).flat()));
  };
  const frame = (sequence: number) =>
    Buffer.concat([words(sequence, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const animated = pngOf(
    ...[side, side],
    ['acTL', words(2, 0)],
    ['fcTL', frame(0)],
    ['IDAT', filled(200, 16, 46)],
    ['fcTL', frame(1)],
    ['fdAT', Buffer.concat([words(2), filled(0, 160, 0)])],
  );
  const picture = sharp(pictureIn(await logoOf(animated)));
  expect(await picture.metadata()).toMatchObject({ width: side, height: side });
  const pixels = await picture.removeAlpha().raw().toBuffer();
  expect([...pixels]).toEqual(Array.from({ length: side * side }, () => [200, 16, 46]).flat());
});

const photograph = () => plain(800, 800).jpeg().toBuffer();
/** A photograph of so many bytes. */
const photographOf = async (length: number) => {
  const file = Buffer.alloc(length);
  (await photograph()).copy(file);
  return file;
};
/** A drawing of so many bytes. */
const drawingOf = (length: number) => Buffer.from(`<svg>${' '.repeat(length - 11)}</svg>`);

test('a photograph of 5 MB and a drawing of 200 KB are taken, to the last byte [SET-09] [C-783]', async () => {
  const logo = await logoOf(await photographOf(5_242_880));
  expect(await sharp(pictureIn(logo)).metadata()).toMatchObject({ width: 512, height: 512 });
  expect(await logoOf(drawingOf(200_000))).toHaveLength(200_000);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('logo.png')],
  ['an SVG that loads', () => Buffer.from('<svg><image href="https://x.example/a.png"/></svg>')],
  ['an SVG that acts', () => Buffer.from('<svg onload="x()"/>')],
  [
    'an SVG in another encoding',
    () => Buffer.from('<svg><title>Conceição</title></svg>', 'latin1'),
  ],
  ['an SVG of more than 200 KB', () => drawingOf(200_001)],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['a WebP', () => plain(9, 9).webp().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a photograph of which half came', async () => (await photograph()).subarray(0, 1500)],
  ['the first bytes of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['more pixels than memory', bomb],
  ['more than 50 megapixels', () => plain(7200, 7200).png({ compressionLevel: 1 }).toBuffer()],
  ['a mere line', () => plain(1200, 2).png().toBuffer()],
  ['more than 5 MB', () => photographOf(5_242_881)],
])('%s is refused [SET-09] [C-783]', async (_, file) => {
  await expect(logoOf(await file())).rejects.toMatchObject({
    status: 400,
    message: 'Formato Inválido',
  });
});

test('a logo that contains a picture is drawn into the icons of home screens', async () => {
  const logoSvg = await logoOf(await plain(400, 400, '#00a000').png().toBuffer());
  const icon = await drawIcon({ logoSvg, brandColor: '#12356b' }, 'any', 192);
  const middle = sharp(icon).extract({ left: 90, top: 90, width: 8, height: 8 }).removeAlpha();
  expect([...(await middle.raw().toBuffer()).subarray(0, 3)]).toEqual([0, 160, 0]);
});
