import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  firstOfMonth,
  formatDayMonth,
  formatLongDate,
  lisbonTime,
  lisbonToday,
  monthOf,
  weekdayOf,
  yearOf,
} from './isoDate.ts';
import { lisbonInstant } from './lisbonInstant.ts';
import { DIFFERENTIAL } from '../testing/nearValid.testing.ts';

const LISBON = { zone: 'Europe/Lisbon' };
/** Luxon takes a tenth of a millisecond for these, so they are asked less often. */
const SLOW = { numRuns: 10_000 };
const MINUTE_MS = 60_000;
/** Clocks change on the last Sundays of March and October at 01:00 UTC; years, 29 February. */
const TURNS = Array.from({ length: 60 }, (_, index) => 1997 + index).flatMap((year) => [
  Date.UTC(year, 2, 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay(), 1),
  Date.UTC(year, 9, 31 - new Date(Date.UTC(year, 9, 31)).getUTCDay(), 1),
  Date.UTC(year, 0, 1),
  Date.UTC(year, 1, 29),
]);
const instants = fc
  .oneof(
    fc.tuple(fc.constantFrom(...TURNS), fc.integer({ min: -200, max: 200 })),
    fc.tuple(
      fc.nat(30_000).map((day) => (10_000 + day) * 86_400_000),
      fc.nat(1440),
    ),
  )
  .map(([turn, minutes]) => new Date(turn + minutes * MINUTE_MS));
const dates = instants.map((instant) => instant.toISOString().slice(0, 10));

describe('luxon agrees without a difference', () => {
  test('on the day and the clock of Lisbon at an instant [SRV-11]', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const theirs = DateTime.fromJSDate(instant, LISBON);
        return (
          lisbonToday(instant) === theirs.toISODate() &&
          lisbonTime(instant) === theirs.toFormat('HH:mm')
        );
      }),
      DIFFERENTIAL,
    );
  });

  test('on calendar arithmetic', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, count) => {
        const theirs = DateTime.fromISO(date, { zone: 'utc' });
        return (
          addDays(date, count) === theirs.plus({ days: count }).toISODate() &&
          firstOfMonth(date, count % 200) ===
            theirs
              .startOf('month')
              .plus({ months: count % 200 })
              .toISODate() &&
          daysBetween(date, addDays(date, count)) === count &&
          weekdayOf(date) === theirs.weekday &&
          yearOf(date) === theirs.year &&
          monthOf(date) === theirs.month &&
          dayOf(date) === theirs.day
        );
      }),
      SLOW,
    );
  });
});

test('the instant of a time in Lisbon: luxon agrees but on the hour that October repeats', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const [date, time] = [lisbonToday(instant), lisbonTime(instant)];
      const back = lisbonInstant(date, time).getTime();
      const theirs = DateTime.fromISO(`${date}T${time}`, LISBON);
      // Known difference: of a repeated hour we mean the first, luxon either.
      const isKnown = theirs.getPossibleOffsets().length > 1;
      const hour = 60 * MINUTE_MS;
      return (
        (back === theirs.toMillis() || (isKnown && back === theirs.toMillis() - hour)) &&
        (back === instant.getTime() || (isKnown && back === instant.getTime() - hour))
      );
    }),
    SLOW,
  );
});

test('dates as text: Intl agrees but for its short months, which are numbers [SRV-11]', () => {
  const long = new Intl.DateTimeFormat('pt-PT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat('pt-PT', { month: 'short', timeZone: 'UTC' });
  const seen = new Set<string>();
  fc.assert(
    fc.property(dates, (date) => {
      const instant = new Date(date);
      const short = formatDayMonth(date, '');
      seen.add(short);
      return (
        formatLongDate(date) === long.format(instant) &&
        short === `${date.slice(8)}\u00a0${month.format(instant)}`
      );
    }),
    DIFFERENTIAL,
  );
  expect(seen.size).toBe(366);
});
