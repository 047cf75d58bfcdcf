import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lisbonTime, lisbonToday } from './isoDate.ts';
import { lisbonInstant } from './lisbonInstant.ts';
import { zoneClock } from './zoneClock.ts';

const zones = ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira', 'Asia/Kathmandu', 'UTC'];
const hours = fc.integer({ min: 0, max: 26 * 366 * 24 });

test('what a clock shows leads back to the instant, but for the second time of a repeated hour [C-105]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), hours, (zone, hour) => {
      const at = new Date(Date.UTC(2000, 0, 1, hour));
      const clock = zoneClock(zone);
      const back = clock.instant(clock.day(at), clock.time(at));
      expect([0, 3_600_000]).toContain(at.getTime() - back.getTime());
      expect([clock.day(back), clock.time(back)]).toEqual([clock.day(at), clock.time(at)]);
    }),
  );
});

test('in Lisbon it is the clock of Lisbon [C-105]', () => {
  const clock = zoneClock('Europe/Lisbon');
  fc.assert(
    fc.property(hours, (hour) => {
      const at = new Date(Date.UTC(2000, 0, 1, hour));
      const shown = at.toISOString();
      const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
      expect([clock.day(at), clock.time(at)]).toEqual([lisbonToday(at), lisbonTime(at)]);
      expect(clock.instant(date, time)).toEqual(lisbonInstant(date, time));
    }),
  );
});

test('a midnight that daylight saving skips moves forward; of a repeated one the first is meant [C-105]', () => {
  const { instant } = zoneClock('Atlantic/Azores');
  expect(instant('2027-03-28', '00:00').toISOString()).toBe('2027-03-28T01:00:00.000Z');
  expect(instant('2027-10-31', '00:00').toISOString()).toBe('2027-10-31T00:00:00.000Z');
});
