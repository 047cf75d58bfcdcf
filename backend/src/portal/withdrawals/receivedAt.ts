import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { DateTime } from 'luxon';

/**
 * When a statement was received, to the second: `23 nov. 2026, 16:30:07` (LAW-07). By the clocks of Lisbon wherever the
 * provider is, as the page says it and as its period is counted (C-289).
 */
export function receivedAt(instant: Date): string {
  const clock = DateTime.fromJSDate(instant, { zone: 'Europe/Lisbon' });
  return `${formatDayMonthYear(clock.toFormat('yyyy-MM-dd'))}, ${clock.toFormat('HH:mm:ss')}`;
}
