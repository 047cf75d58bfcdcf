import {
  addDays,
  dayOf,
  formatDayMonth,
  lisbonTime,
  lisbonToday,
  monthOf,
  MONTHS_SHORT,
  weekdayOf,
  WEEKDAYS_SHORT,
  yearOf,
  type IsoDate,
} from '@portal/domain/time/isoDate';

/** The parts of a date as a ticket's stub shows them: `qui`, `16`, `jul.`. */
export function dateStub(date: IsoDate): { weekday: string; day: string; month: string } {
  return {
    weekday: `${WEEKDAYS_SHORT[weekdayOf(date) - 1]}`,
    day: `${dayOf(date)}`,
    month: `${MONTHS_SHORT[monthOf(date) - 1]}.`,
  };
}

/** `14 jul. 2026` (C-66: details show the year). */
export function formatDateWithYear(date: IsoDate): string {
  return `${formatDayMonth(date, '')}\u00a0${date.slice(0, 4)}`;
}

/** From how many days ahead a date says its year: before that only one day can be meant. */
const FAR_DAYS = 180;

/**
 * `qui, 16 jul.`, `hoje`; with a time `qui, 16 jul., 16:30`; what was in another year, or is more than half a year
 * ahead in the next one, says so (SRV-11, C-66).
 */
export function formatShortDate(date: IsoDate, today: IsoDate, time?: string | null): string {
  const isFar = yearOf(date) > yearOf(today) && date > addDays(today, FAR_DAYS);
  const saysYear = yearOf(date) < yearOf(today) || isFar;
  const short = saysYear ? formatDateWithYear(date) : formatDayMonth(date, today);
  const day = date === today ? short : `${dateStub(date).weekday}, ${short}`;
  return time ? `${day}, ${time}` : day;
}

/** An instant on the clocks of Lisbon: `hoje, 10:46` (C-105). */
export function formatShortInstant(instant: Date, now: Date): string {
  return formatShortDate(lisbonToday(instant), lisbonToday(now), lisbonTime(instant));
}
