import {
  dayOf,
  formatDateWithYear,
  formatDayMonth,
  lisbonTime,
  lisbonToday,
  MONTHS_SHORT,
  monthOf,
  weekdayOf,
  WEEKDAYS_SHORT,
  yearOf,
  type IsoDate,
} from './lisbonDate.ts';

/** The parts of a date as a ticket's stub shows them: `qui`, `16`, `jul.`. */
export function dateStub(date: IsoDate): { weekday: string; day: string; month: string } {
  return {
    weekday: WEEKDAYS_SHORT[weekdayOf(date) - 1] ?? '',
    day: String(dayOf(date)),
    month: `${MONTHS_SHORT[monthOf(date) - 1] ?? ''}.`,
  };
}

/** `qui, 16 jul.`, `hoje`; with a time `qui, 16 jul., 16:30`; what was in another year says so (C-66). */
export function formatShortDate(date: IsoDate, today: IsoDate, time?: string | null): string {
  const short =
    yearOf(date) < yearOf(today) ? formatDateWithYear(date) : formatDayMonth(date, today);
  const day = date === today ? short : `${dateStub(date).weekday}, ${short}`;
  return time ? `${day}, ${time}` : day;
}

/** An instant on the clocks of Lisbon: `hoje, 10:46`. */
export function formatShortInstant(instant: Date, now: Date): string {
  return formatShortDate(lisbonToday(instant), lisbonToday(now), lisbonTime(instant));
}
