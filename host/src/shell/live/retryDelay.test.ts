import { expect, test } from 'vitest';
import { retryDelay } from './retryDelay.ts';

test('a stream comes back after 1, 2, 4, 8, at most 30 s, a fifth longer or shorter [LIVE-04]', () => {
  const middle = [0, 1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelay(failures, 0.5));
  expect(middle).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect([retryDelay(0, 0), retryDelay(0, 1)]).toEqual([800, 1200]);
  expect([retryDelay(9, 0), retryDelay(9, 1)]).toEqual([24_000, 36_000]);
});
