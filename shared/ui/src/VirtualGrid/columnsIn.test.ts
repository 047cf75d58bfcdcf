import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsIn, withFocusedRow } from './columnsIn.ts';

test('a history card is at least 308 px wide [SRV-09]', () => {
  expect([390, 631, 632, 1120].map((width) => columnsIn(width, 308, 16))).toEqual([1, 1, 2, 3]);
  expect(columnsIn(2000, undefined, 16)).toBe(1);
});

test('columns always fit, and one more never would', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 0, max: 40 }),
      (width, minimum, gap) => {
        const columns = columnsIn(width, minimum, gap);
        expect((columns + 1) * minimum + columns * gap).toBeGreaterThan(width);
        if (columns > 1) expect(columns * minimum + (columns - 1) * gap).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('the row with the focus stays drawn in its place, and so do its neighbours', () => {
  expect(withFocusedRow([4, 5, 6], 1, 30)).toEqual([0, 1, 2, 4, 5, 6]);
  expect(withFocusedRow([4, 5, 6], 0, 30)).toEqual([0, 1, 4, 5, 6]);
  expect(withFocusedRow([4, 5, 6], 29, 30)).toEqual([4, 5, 6, 28, 29]);
  expect(withFocusedRow([4, 5, 6], 30, 30)).toEqual([4, 5, 6, 29]);
  expect(withFocusedRow([4, 5, 6], 5, 30)).toEqual([4, 5, 6]);
  expect(withFocusedRow([4, 5, 6], null, 30)).toEqual([4, 5, 6]);
});
