import { dayOf, daysBetween, monthOf, yearOf, type IsoDate } from './isoDate.ts';

/**
 * A birthday as an age: in years, below one year in months, below one month in
 * days (ITM-18). A date after today has no age.
 */
export function formatAge(birthday: IsoDate, today: IsoDate): string | undefined {
  if (birthday > today) return undefined;
  const unfinished = dayOf(today) < dayOf(birthday) ? 1 : 0;
  const months =
    (yearOf(today) - yearOf(birthday)) * 12 + monthOf(today) - monthOf(birthday) - unfinished;
  const counted = (count: number, one: string, many: string) =>
    `${count}\u00a0${count === 1 ? one : many}`;
  if (months > 11) return counted(Math.floor(months / 12), 'ano', 'anos');
  return months > 0
    ? counted(months, 'mês', 'meses')
    : counted(daysBetween(birthday, today), 'dia', 'dias');
}
