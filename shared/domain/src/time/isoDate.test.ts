import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  formatDayMonth,
  formatLongDate,
  isIsoDate,
  lisbonTime,
  lisbonToday,
  monthGrid,
  monthOf,
  weekdayOf,
  yearOf,
} from './isoDate.ts';
import { fromWireDate, toWireDate } from './toWireDate.ts';

const RUNS = { numRuns: 1500 };
const instants = fc.date({
  min: new Date('1996-06-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const dates = instants.map((instant) => instant.toISOString().slice(0, 10));

describe('the day and the clock in Lisbon', () => {
  test('a summer evening in UTC is already tomorrow in Lisbon', () => {
    expect(lisbonToday(new Date('2026-07-14T23:30:00Z'))).toBe('2026-07-15');
    expect(lisbonTime(new Date('2026-07-14T23:30:00Z'))).toBe('00:30');
    expect(lisbonToday(new Date('2026-01-14T23:30:00Z'))).toBe('2026-01-14');
  });
});

describe('texts', () => {
  test('today is hoje, another day dd MMM. [SRV-11]', () => {
    expect(formatDayMonth('2026-07-14', '2026-07-14')).toBe('hoje');
    expect(formatDayMonth('2026-07-14', '2026-07-13')).toBe('14\u00a0jul.');
    expect(formatDayMonth('2026-03-05', '2026-07-13')).toBe('05\u00a0mar.');
    expect(formatLongDate('2026-07-14')).toBe('terça-feira, 14 de julho');
  });

  test('wire dates are dd/MM/yyyy and come back [BKG-41]', () => {
    expect(toWireDate('2026-07-04')).toBe('04/07/2026');
    fc.assert(
      fc.property(dates, (date) => fromWireDate(toWireDate(date)) === date),
      RUNS,
    );
  });

  test('a text that names no day is refused', () => {
    expect(fromWireDate('31/02/2026')).toBeUndefined();
    expect(fromWireDate('2026-02-01')).toBeUndefined();
    expect(isIsoDate('2026-02-29')).toBe(false);
    expect(isIsoDate('2024-02-29')).toBe(true);
    fc.assert(
      fc.property(fc.string(), (text) => typeof isIsoDate(text) === 'boolean'),
      RUNS,
    );
  });
});

describe('calendar arithmetic', () => {
  test('a month grid starts on Mondays and holds every day of the month once', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = monthGrid(yearOf(date), monthOf(date));
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 1)).toBe(
          true,
        );
        expect(days.filter((day) => day.slice(0, 7) === date.slice(0, 7))).toHaveLength(
          DateTime.fromISO(date).daysInMonth ?? 0,
        );
        expect(new Set(days).size).toBe(days.length);
      }),
      { ...RUNS, numRuns: 200 },
    );
  });
});
