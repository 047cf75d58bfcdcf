import { expect, test } from 'vitest';
import { lisbonInstant } from './lisbonInstant.ts';
import { LISBON_ZONE, zonedClock } from './zonedClock.ts';
import { zonedInstant } from './zonedInstant.ts';

const AZORES = 'Atlantic/Azores';

test('an hour of the Azores is an hour later than the same one in Lisbon [C-955]', () => {
  expect(zonedInstant('2026-07-14', '10:00', AZORES).toISOString()).toBe(
    '2026-07-14T10:00:00.000Z',
  );
  expect(zonedInstant('2026-01-14', '23:30', AZORES).toISOString()).toBe(
    '2026-01-15T00:30:00.000Z',
  );
  expect(zonedClock(new Date('2026-01-15T00:30:00Z'), AZORES)).toEqual({
    date: '2026-01-14',
    time: '23:30',
  });
});

test.each(['2026-03-29', '2026-10-25', '2026-07-14'])(
  'around the change of the clocks it is what Lisbon has, on %s',
  (date) => {
    for (let minutes = 0; minutes < 1440; minutes += 15) {
      const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
      expect(zonedInstant(date, time, LISBON_ZONE)).toEqual(lisbonInstant(date, time));
    }
  },
);

test('in the Azores the clocks change at midnight: the skipped hour moves forward, of the repeated one the first is meant', () => {
  expect(zonedInstant('2026-03-29', '00:30', AZORES).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(zonedInstant('2026-10-25', '00:30', AZORES).toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('an unreadable time and an unknown zone are refused', () => {
  expect(() => zonedInstant('2026-02-30', 'noon', AZORES)).toThrow(RangeError);
  expect(() => zonedInstant('2026-02-14', '10:00', 'Atlantic/Atlantis')).toThrow(RangeError);
});
