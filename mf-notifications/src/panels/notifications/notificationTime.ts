import { addDays, formatDayMonth, lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { texts } from './texts.ts';

/**
 * When a notification came, on the clocks of Lisbon: `hoje, 10:12`, `ontem, 19:30`,
 * `07 jul.`, and with the year when it is another one (NOT-10). Empty for a text that is no instant.
 */
export function notificationTime(timestamp: string, now: Date): string {
  const instant = new Date(timestamp);
  if (Number.isNaN(instant.getTime())) return '';
  const day = lisbonToday(instant);
  const today = lisbonToday(now);
  if (day === today) return `${formatDayMonth(day, today)}, ${lisbonTime(instant)}`;
  if (day === addDays(today, -1)) return texts.yesterday(lisbonTime(instant));
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatDayMonth(day, today)
    : formatDateWithYear(day);
}
