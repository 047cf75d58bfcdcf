import { addDays } from '@portal/domain/time/isoDate';
import { DateTime } from 'luxon';
import { easterOf } from './easterOf.ts';
import { texts } from './texts.ts';

/** A day that the whole country rests. */
export interface Holiday {
  /** `yyyy-MM-dd` */
  date: string;
  name: string;
}

const { holidays: names } = texts;

const FIXED: readonly [day: string, name: string][] = [
  ['01-01', names.newYear],
  ['04-25', names.freedom],
  ['05-01', names.labour],
  ['06-10', names.portugal],
  ['08-15', names.assumption],
  ['10-05', names.republic],
  ['11-01', names.allSaints],
  ['12-01', names.restoration],
  ['12-08', names.immaculate],
  ['12-25', names.christmas],
];

/** Holidays that move with Easter, in days after it. */
const MOVING: readonly [days: number, name: string][] = [
  [-2, names.goodFriday],
  [0, names.easter],
  [60, names.corpusChristi],
];

/**
 * The mandatory holidays of Portugal (Código do Trabalho, article 234), for the closures that an owner ticks (SET-14).
 * Carnival and those of municipalities are not among them (article 235): who closes then adds a closure.
 * @param from the first day that counts, `yyyy-MM-dd`
 * @returns those of the months from that day on, in order; two that fall on one day are one
 */
export function nationalHolidays(from: string, months = 12): Holiday[] {
  const first = DateTime.fromISO(from, { zone: 'utc' });
  const end = first.plus({ months });
  const years = Array.from({ length: end.year - first.year + 1 }, (_, index) => first.year + index);
  const before = end.toFormat('yyyy-MM-dd');
  const inside = years
    .flatMap(holidaysOfYear)
    .filter(({ date }) => date >= from && date < before)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return inside.flatMap((holiday) => {
    const together = inside.filter(({ date }) => date === holiday.date);
    return holiday === together[0]
      ? { ...holiday, name: together.map(({ name }) => name).join(' e ') }
      : [];
  });
}

function holidaysOfYear(year: number): Holiday[] {
  const easter = easterOf(year);
  return [
    ...FIXED.map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...MOVING.map(([days, name]) => ({ date: addDays(easter, days), name })),
  ];
}
