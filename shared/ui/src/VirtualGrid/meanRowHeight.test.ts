import { expect, test } from 'vitest';
import { meanRowHeight } from './meanRowHeight.ts';

test('a list in which nothing was measured yet has the usual height', () => {
  expect(meanRowHeight(new Map(), 1, 280)).toBe(280);
});

test('rows that were not drawn are expected to be as high as those that were', () => {
  const sizes = new Map([
    ['1 a', 76],
    ['1 b', 98],
  ]);
  expect(meanRowHeight(sizes, 1, 280)).toBe(87);
});

test('what was measured with other columns says something only while nothing else does', () => {
  const sizes = new Map([
    ['1 a', 76],
    ['12 a', 40],
    ['2 a', 120],
  ]);
  expect(meanRowHeight(sizes, 2, 280)).toBe(120);
  expect(meanRowHeight(sizes, 3, 280)).toBe(79);
});
