import { FIRST_YEAR } from '@portal/domain/time/birthdayRange';
import { isIsoDate, yearOf, type IsoDate } from '@portal/domain/time/isoDate';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { texts } from './texts.ts';

/** The days that may be entered, both ends included; an open end is undefined. */
export interface DateRange {
  minimum: IsoDate | undefined;
  maximum: IsoDate | undefined;
}

/** How many years after today can be chosen where there is no last day. */
const YEARS_AHEAD = 10;

/** The day nearest to the given one that is in the range. */
export function clampDay(day: IsoDate, { minimum, maximum }: DateRange): IsoDate {
  if (minimum !== undefined && day < minimum) return minimum;
  return maximum !== undefined && day > maximum ? maximum : day;
}

/** A value of the form as a day, or null when it names none. */
export function readDay(value: string): IsoDate | null {
  return isIsoDate(value) ? value : null;
}

/** What is wrong with a whole date, if anything. */
export function rangeError(day: IsoDate, range: DateRange): string | null {
  const nearest = clampDay(day, range);
  if (nearest === day) return null;
  return nearest === range.maximum
    ? texts.tooLate(toWireDate(nearest))
    : texts.tooEarly(toWireDate(nearest));
}

/** The years that can be chosen, latest first: from 1900 where there is no first day (ITM-19). */
export function yearsOf({ minimum, maximum }: DateRange, today: IsoDate): number[] {
  const first = minimum === undefined ? FIRST_YEAR : yearOf(minimum);
  const last = maximum === undefined ? yearOf(today) + YEARS_AHEAD : yearOf(maximum);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index);
}

/** The same day of another year, or the last of its month where there is none (29 February). */
export function inYear(day: IsoDate, year: number): IsoDate {
  const moved = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return isIsoDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}
