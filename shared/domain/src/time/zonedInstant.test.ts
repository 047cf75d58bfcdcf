import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lisbonInstant } from './lisbonInstant.ts';
import { LISBON_ZONE, zonedClock } from './zonedClock.ts';
import { zonedInstant } from './zonedInstant.ts';

const AZORES = 'Atlantic/Azores';
const zones = [LISBON_ZONE, AZORES, 'Atlantic/Madeira', 'Asia/Kathmandu', 'UTC'];
/** Whole hours since the beginning of 2000. */
const hours = fc.integer({ min: 0, max: 26 * 366 * 24 });

test('what a clock shows leads back to the instant, but for the second time of a repeated hour [C-955] [C-105]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), hours, (zone, hour) => {
      const at = new Date(Date.UTC(2000, 0, 1, hour));
      const { date, time } = zonedClock(at, zone);
      const back = zonedInstant(date, time, zone);
      expect([0, 3_600_000]).toContain(at.getTime() - back.getTime());
      expect(zonedClock(back, zone)).toEqual({ date, time });
    }),
  );
});

test('in Lisbon it is the instant of Lisbon [C-105]', () => {
  fc.assert(
    fc.property(hours, (hour) => {
      const shown = new Date(Date.UTC(2000, 0, 1, hour)).toISOString();
      const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
      expect(zonedInstant(date, time, LISBON_ZONE)).toEqual(lisbonInstant(date, time));
    }),
  );
});

test('an hour of the Azores is an hour later than the same one in Lisbon [C-955]', () => {
  expect(zonedInstant('2026-07-14', '10:00', AZORES).toISOString()).toBe(
    '2026-07-14T10:00:00.000Z',
  );
  expect(zonedInstant('2026-01-14', '23:30', AZORES).toISOString()).toBe(
    '2026-01-15T00:30:00.000Z',
  );
});

test('in the Azores the clocks change at midnight: the skipped hour moves forward, of the repeated one the first is meant [C-105]', () => {
  const shown = (date: string, time: string) => zonedInstant(date, time, AZORES).toISOString();
  expect(shown('2026-03-29', '00:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(shown('2026-10-25', '00:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(shown('2027-03-28', '00:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(shown('2027-10-31', '00:00')).toBe('2027-10-31T00:00:00.000Z');
});

test('an unreadable time and an unknown zone are refused', () => {
  expect(() => zonedInstant('2026-02-30', 'noon', AZORES)).toThrow(RangeError);
  expect(() => zonedInstant('2026-02-14', '10:00', 'Atlantic/Atlantis')).toThrow(RangeError);
});
