import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { DateTime } from 'luxon';

/** When something was received, to the second, by the clocks of a zone: `23 nov. 2026, 16:30:07` (LAW-07). */
export function receivedAt(instant: Date, zone: string): string {
  const clock = DateTime.fromJSDate(instant, { zone });
  return `${formatDayMonthYear(clock.toFormat('yyyy-MM-dd'))}, ${clock.toFormat('HH:mm:ss')}`;
}
