import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lisbonTime, lisbonToday } from './lisbonDate.ts';
import { endOfLisbonDay, lisbonInstant, startOfLisbonDay } from './lisbonInstant.ts';

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

test('a whole minute comes back from its wall clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000_000, max: 60_000_000 }), (minutes) => {
      const instant = new Date(minutes * 60_000);
      const back = lisbonInstant(lisbonToday(instant), lisbonTime(instant));
      // The repeated hour in October has two instants for one wall clock.
      return [0, 3_600_000].includes(instant.getTime() - back.getTime());
    }),
    { seed: 20240603, numRuns: 1500 },
  );
});

test('a day of 23 hours and one of 25', () => {
  const hours = (date: string) =>
    (endOfLisbonDay(date).getTime() - startOfLisbonDay(date).getTime()) / 3_600_000;
  expect([hours('2026-03-29'), hours('2026-07-14'), hours('2026-10-25')]).toEqual([23, 24, 25]);
});
