import { dayOf, monthOf, MONTHS_SHORT, yearOf, type IsoDate } from './isoDate.ts';

/** `29 jun. 2026`, `5 jul. 2026`: a day in the sentences of mails and documents. */
export function formatDayMonthYear(date: IsoDate): string {
  return `${dayOf(date)}\u00a0${MONTHS_SHORT[monthOf(date) - 1] ?? ''}.\u00a0${yearOf(date)}`;
}
