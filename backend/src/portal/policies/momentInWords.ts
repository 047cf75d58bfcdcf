import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { wallClock } from '../schedule/slots/wallClock.ts';

/** `16 jun. 2026 às 10:00` */
export function momentInWords(instant: Date, timeZone: string): string {
  const { date, time } = wallClock(instant, timeZone);
  return `${formatDayMonthYear(date)} às ${time}`;
}
