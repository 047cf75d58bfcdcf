import { expect, test } from 'vitest';
import { formatDayMonthYear } from './formatDayMonthYear.ts';

test.each([
  ['2026-06-29', '29\u00a0jun.\u00a02026'],
  ['2027-07-05', '5\u00a0jul.\u00a02027'],
])('%s reads %s', (date, words) => {
  expect(formatDayMonthYear(date)).toBe(words);
});
