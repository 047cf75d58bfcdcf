import { expect, test } from 'vitest';
import { lisbonTime, lisbonToday } from './isoDate.ts';
import { lisbonInstant } from './lisbonInstant.ts';

test('summer and winter', () => {
  expect(lisbonInstant('2026-07-14', '09:30').toISOString()).toBe('2026-07-14T08:30:00.000Z');
  expect(lisbonInstant('2026-01-14', '09:30').toISOString()).toBe('2026-01-14T09:30:00.000Z');
});

test('the skipped hour moves forward and of the repeated hour the first one is meant', () => {
  expect(lisbonTime(lisbonInstant('2026-03-29', '01:30'))).toBe('02:30');
  expect(lisbonInstant('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('an unreadable time is refused', () => {
  expect(() => lisbonInstant('2026-02-30', 'noon')).toThrow(RangeError);
});

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29', '00:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
  ['2026-10-25T00:59:00Z', '2026-10-25', '01:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
  ['2026-12-31T23:59:00Z', '2026-12-31', '23:59'],
  ['2026-06-30T23:00:00Z', '2026-07-01', '00:00'],
  ['2028-02-29T12:00:00Z', '2028-02-29', '12:00'],
])('at %s it is %s, %s in Lisbon', (instant, date, time) => {
  expect([lisbonToday(new Date(instant)), lisbonTime(new Date(instant))]).toEqual([date, time]);
});
