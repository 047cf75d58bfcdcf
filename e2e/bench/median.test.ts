import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median does not depend on the order and halves an even middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});
