import { firstOfMonth, monthOf, MONTHS_LONG, yearOf } from '@portal/domain/time/isoDate';

/** How far ahead the calendar goes, in months. */
const MONTHS_AHEAD = 6;

/** The month (`yyyy-MM`) of a day. */
export function monthOfDay(date: string): string {
  return date.slice(0, 7);
}

/** The last month that the calendar shows. */
export function lastMonth(today: string): string {
  return monthOfDay(firstOfMonth(today, MONTHS_AHEAD));
}

/** The day that stands for a month in the wizard: today in the current one, otherwise its first. */
export function dayOfMonth(month: string, today: string): string {
  return month === monthOfDay(today) ? today : firstOfMonth(month);
}

/** `julho de 2026` */
export function monthName(month: string): string {
  return `${MONTHS_LONG[monthOf(month) - 1]} de ${yearOf(month)}`;
}

/** The following month. */
export function nextMonth(month: string): string {
  return monthOfDay(firstOfMonth(month, 1));
}
