import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

/** A light picture of this size with a dark square in it. */
function picture(width: number, height: number, square = 0): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = x < square && y < square ? 20 : 240;
      png.data.set([shade, shade, shade, 255], (y * width + x) * 4);
    }
  return PNG.sync.write(png);
}

test('the same picture is the same, however it was packed', () => {
  const before = picture(100, 200, 10);
  const packedOtherwise = PNG.sync.write(PNG.sync.read(before), { deflateLevel: 0 });
  expect(packedOtherwise.equals(before)).toBe(false);
  expect(comparePictures(before, before)).toEqual({ outcome: 'same', share: 0 });
  expect(comparePictures(before, packedOtherwise)).toEqual({ outcome: 'same', share: 0 });
});

test('pixels that moved are counted, and shown where they are', () => {
  const { outcome, share, difference } = comparePictures(picture(100, 200), picture(100, 200, 20));
  expect(outcome).toBe('moved');
  expect(share).toBeCloseTo(400 / 20_000, 3);
  const shown = PNG.sync.read(difference ?? Buffer.alloc(0));
  const at = (x: number, y: number) => [...shown.data.subarray((y * 100 + x) * 4).subarray(0, 3)];
  expect(at(10, 10)).toEqual([255, 0, 0]);
  expect(at(60, 60)).not.toEqual([255, 0, 0]);
});

test('a few pixels of a whole window do not count', () => {
  const before = picture(390, 844);
  expect(comparePictures(before, picture(390, 844, 5)).outcome).toBe('same');
  expect(comparePictures(before, picture(390, 844, 6)).outcome).toBe('moved');
});

test('a page that became longer or narrower moved by what only one of the two has', () => {
  const longer = comparePictures(picture(100, 200), picture(100, 250));
  expect(longer).toMatchObject({ outcome: 'moved', share: 0.2 });
  const shown = PNG.sync.read(longer.difference ?? Buffer.alloc(0));
  expect([shown.width, shown.height]).toEqual([100, 250]);
  expect(comparePictures(picture(100, 200), picture(80, 250))).toMatchObject({
    outcome: 'moved',
    share: 1 - (80 * 200) / (100 * 250),
  });
});

test('a view that is new has nothing before, one that is gone nothing after', () => {
  expect(comparePictures(undefined, picture(10, 10))).toEqual({ outcome: 'added', share: 1 });
  expect(comparePictures(picture(10, 10), undefined)).toEqual({ outcome: 'removed', share: 1 });
});
