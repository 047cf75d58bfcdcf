import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buttonContrast } from './buttonContrast.ts';
import { colorProblem } from './colorProblem.ts';
import { nearestReadableColor } from './nearestReadableColor.ts';
import { distance, luminanceOf, toOklab, type Rgb } from './oklab.ts';
import { colorOf, readColor, rgbOf } from './readColor.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyRgb: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
/** Colours near those that are not enough, of which there are few. */
const middling = anyRgb.filter((rgb) => Math.abs(luminanceOf(rgb) - 0.199) < 0.03);

test('a colour that is enough stays, any other becomes one that is, and that one stays [SET-10] [C-784]', () => {
  fc.assert(
    fc.property(fc.oneof(anyRgb, middling), (rgb) => {
      const nearest = nearestReadableColor(colorOf(rgb));
      expect(buttonContrast(rgbOf(nearest))).toBeGreaterThanOrEqual(4.5);
      expect(nearest === colorOf(rgb)).toBe(buttonContrast(rgb) >= 4.5);
      expect(nearestReadableColor(nearest)).toBe(nearest);
      expect(distance(toOklab(rgb), toOklab(rgbOf(nearest)))).toBeLessThan(0.017);
    }),
    { numRuns: 100 },
  );
});

test.each(['#dc01d1', '#777777'])(
  'of all 16 777 216 none is nearer to %s [SET-10] [C-784]',
  (color) => {
    const wanted = toOklab(rgbOf(color));
    const reached = distance(wanted, toOklab(rgbOf(nearestReadableColor(color))));
    let nearer = 0;
    for (let red = 0; red < 256; red += 1)
      for (let green = 0; green < 256; green += 1)
        for (let blue = 0; blue < 256; blue += 1) {
          const rgb: Rgb = [red, green, blue];
          // What is so much brighter or darker cannot be near, and need not be reckoned.
          if (Math.abs(luminanceOf(rgb) - 0.199) > 0.05 || buttonContrast(rgb) < 4.5) continue;
          if (distance(wanted, toOklab(rgb)) < reached) nearer += 1;
        }
    expect(nearer).toBe(0);
  },
);

test('colours are in OKLab where libvips has them', async () => {
  const sample = fc.sample(anyRgb, 500);
  const { data } = await sharp(Buffer.from(sample.flat()), {
    raw: { width: sample.length, height: 1, channels: 3 },
  })
    .toColourspace('oklab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  sample.forEach((rgb, index) => {
    const theirs = [0, 1, 2].map((axis) => data.readFloatLE((index * 3 + axis) * 4));
    toOklab(rgb).forEach((value, axis) => expect(value).toBeCloseTo(theirs[axis] ?? NaN, 3));
  });
});

test('the contrast is that of WCAG, with the colours that the portal writes on buttons in [SET-10] [C-784]', () => {
  expect(buttonContrast([255, 255, 255])).toBeCloseTo(1.05 / 0.05878, 2);
  expect(buttonContrast([0, 0, 0])).toBe(21);
  // The grey of which everybody knows that white on it is just enough, and the one after it.
  expect(buttonContrast([0x76, 0x76, 0x76])).toBeCloseTo(4.54, 2);
  expect(buttonContrast([0x78, 0x78, 0x78])).toBeLessThan(4.5);
  const tokens = readFileSync(
    new URL('../../../../shared/ui/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const label = tokens.slice(tokens.indexOf('--on-brand: color('));
  const mixed = [...label.slice(0, 500).matchAll(/calc\((0\.\d+) \+ (0\.\d+) \* clamp/g)];
  expect(mixed.map(([, black]) => black)).toEqual(['0.0105', '0.0085', '0.0065']);
  expect(mixed.map(([, black, rest]) => Number(black) + Number(rest))).toEqual([1, 1, 1]);
});

test('a colour is read as people type it, and refused with what is offered [SET-10] [C-784]', () => {
  for (const typed of ['#12356b', '12356B', ' #12356B ']) expect(readColor(typed)).toBe('#12356b');
  expect(readColor('#Fa0')).toBe('#ffaa00');
  for (const typed of ['', '#12', '#12356', '#12356b7f', 'azul', 'rgb(1,2,3)'])
    expect(colorProblem(typed)).toEqual({ message: 'Escreva a cor assim: #12356b.' });
  expect(colorProblem('#12356B')).toBeNull();
  expect(colorProblem('#787878')).toEqual({
    message: 'Com esta cor, o texto dos botões não se lê bem.',
    offer: { color: '#787677', label: 'Usar #787677' },
  });
});
