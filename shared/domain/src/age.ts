import { dayOf, daysBetween, monthOf, yearOf, type IsoDate } from './lisbonDate.ts';

/** The birthday picker offers the years from here on (ITM-19). */
export const FIRST_BIRTH_YEAR = 1900;

/**
 * A birthday as an age: in years, below one year in months, below one month in
 * days (ITM-18). A date after today has no age.
 */
export function formatAge(birthday: IsoDate, today: IsoDate): string | undefined {
  if (birthday > today) return undefined;
  const months = fullMonths(birthday, today);
  if (months >= 12) return counted(Math.floor(months / 12), 'ano', 'anos');
  if (months >= 1) return counted(months, 'mês', 'meses');
  return counted(daysBetween(birthday, today), 'dia', 'dias');
}

/** Whether the birthday picker allows a date (ITM-19). */
export function isPossibleBirthday(date: IsoDate, today: IsoDate): boolean {
  return date <= today && yearOf(date) >= FIRST_BIRTH_YEAR;
}

function fullMonths(from: IsoDate, to: IsoDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return dayOf(to) < dayOf(from) ? months - 1 : months;
}

function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}
