import { expect, test } from 'vitest';
import { lastDay, monthTitle, startOfWalk } from './day.ts';

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDay(month)).toBe(day);
});

test('the title starts with a capital', () => {
  expect(monthTitle('2026-03')).toBe('Março de 2026');
});

test('the walk starts on the chosen day, else the first free one, else the first', () => {
  const free = (day: string) => day === '2026-07-21';
  expect(startOfWalk('2026-07', '2026-07-30', free)).toBe('2026-07-30');
  expect(startOfWalk('2026-07', '2026-08-02', free)).toBe('2026-07-21');
  expect(startOfWalk('2026-07', null, () => false)).toBe('2026-07-01');
});
