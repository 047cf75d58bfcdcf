import { expect, test } from 'vitest';
import { dayOfMonth, lastMonth, monthName, monthOfDay, nextMonth } from './monthName.ts';

test('months go over the end of the year', () => {
  expect(monthOfDay('2026-12-31')).toBe('2026-12');
  expect(nextMonth('2026-12')).toBe('2027-01');
  expect(lastMonth('2026-08-31')).toBe('2027-02');
});

test('the current month is asked from today, others from their first day', () => {
  expect(dayOfMonth('2026-07', '2026-07-09')).toBe('2026-07-09');
  expect(dayOfMonth('2026-08', '2026-07-09')).toBe('2026-08-01');
});

test('months have their Portuguese names', () => {
  expect(monthName('2026-03')).toBe('março de 2026');
});
