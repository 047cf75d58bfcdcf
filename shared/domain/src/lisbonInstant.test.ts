import { expect, test } from 'vitest';
import { lisbonTime } from './lisbonDate.ts';
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
