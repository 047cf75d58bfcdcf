import { DateTime } from 'luxon';

/** How far ahead the calendar goes, in months. */
const MONTHS_AHEAD = 6;

/** The month (`yyyy-MM`) of a day. */
export function monthOfDay(date: string): string {
  return DateTime.fromISO(date).toFormat('yyyy-MM');
}

/** The last month that the calendar shows. */
export function lastMonth(today: string): string {
  return DateTime.fromISO(today).plus({ months: MONTHS_AHEAD }).toFormat('yyyy-MM');
}

/** The day that stands for a month in the wizard: today in the current one, otherwise its first. */
export function dayOfMonth(month: string, today: string): string {
  return month === monthOfDay(today) ? today : `${month}-01`;
}

/** `julho de 2026` */
export function monthName(month: string): string {
  return DateTime.fromISO(`${month}-01`).setLocale('pt-PT').toFormat("LLLL 'de' yyyy");
}

/** The following month. */
export function nextMonth(month: string): string {
  return DateTime.fromISO(`${month}-01`).plus({ months: 1 }).toFormat('yyyy-MM');
}
