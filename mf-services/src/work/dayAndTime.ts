import { formatDayMonth, type IsoDate } from '@portal/domain/time/isoDate';
import { dateStub } from '@portal/remote/formatShortDate';

/** The day of an ISO date or date-time, or undefined when there is none. */
export function dayOfText(text: string | null | undefined): IsoDate | undefined {
  return text ? text.slice(0, 10) : undefined;
}

/** `hoje, 17:30`, `14 jul.`: day and, where known, time (SRV-11). */
export function dayAndTime(
  date: string | null | undefined,
  time: string | null | undefined,
  today: IsoDate,
): string | undefined {
  const day = dayOfText(date);
  if (day === undefined) return undefined;
  const shown = formatDayMonth(day, today);
  return time ? `${shown}, ${time}` : shown;
}

/**
 * The three lines of a date stub: `ter`, `14`, `jul.`, of today `qui`, `hoje`, `09 jul.` (SRV-11, C-595); a dash while
 * there is no date.
 */
export function stubOf(date: string | null | undefined, today: IsoDate) {
  const day = dayOfText(date);
  if (day === undefined) return { weekday: '', day: '–', month: '' };
  const stub = dateStub(day);
  if (day !== today) return stub;
  return { ...stub, day: formatDayMonth(day, today), month: formatDayMonth(day, ''), word: true };
}
