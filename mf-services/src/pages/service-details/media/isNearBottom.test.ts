import { expect, test } from 'vitest';
import { isNearBottom } from './isNearBottom.ts';

test.each([
  [964, true],
  [965, false],
  [844, true],
  [724, true],
  [723, false],
])('a gallery at %s px of a window of 844 px is near its bottom: %s [MED-03]', (top, near) => {
  expect(isNearBottom(top, 844)).toBe(near);
});
