import type { IsoDate } from './isoDate.ts';

/** The first year of every date picker (ITM-19). */
export const FIRST_YEAR = 1900;

/** First and last day that a birthday can be: from 1900 to today (ITM-19). */
export function birthdayRange(today: IsoDate): { minimum: IsoDate; maximum: IsoDate } {
  return { minimum: `${FIRST_YEAR}-01-01`, maximum: today };
}

/** Whether a birthday can be on a day (ITM-19). */
export function isPossibleBirthday(date: IsoDate, today: IsoDate): boolean {
  const { minimum, maximum } = birthdayRange(today);
  return minimum <= date && date <= maximum;
}
