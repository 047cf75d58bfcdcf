import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitZoom, toggleZoom, wholePicture } from './zoom.ts';

const number = fc.double({ min: -5000, max: 5000, noNaN: true });

test('a picture is never smaller than its box nor moved beyond its edges', () => {
  fc.assert(
    fc.property(number, number, number, (scale, x, y) => {
      const fitted = fitZoom({ scale, x, y }, 390, 844);
      expect(fitted.scale).toBeGreaterThanOrEqual(1);
      expect(fitted.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(fitted.x)).toBeLessThanOrEqual(((fitted.scale - 1) * 390) / 2);
      expect(Math.abs(fitted.y)).toBeLessThanOrEqual(((fitted.scale - 1) * 844) / 2);
    }),
  );
});

test('a double tap enlarges round the finger, the next one shows the whole picture', () => {
  const enlarged = toggleZoom(wholePicture, 100, -40);
  // Where the finger is: middle + 100 × 2.5 + x must be 100 again.
  expect(100 * enlarged.scale + enlarged.x).toBe(100);
  expect(-40 * enlarged.scale + enlarged.y).toBe(-40);
  expect(toggleZoom(enlarged)).toEqual(wholePicture);
});
