import { MONTHS_SHORT } from '@portal/domain/time/isoDate';
import { DateTime } from 'luxon';

/** When something was received, to the second, by the clocks of a zone: `23 nov. 2026, 16:30:07` (LAW-07). */
export function receivedAt(instant: Date, zone: string): string {
  const clock = DateTime.fromJSDate(instant, { zone });
  const month = MONTHS_SHORT[clock.month - 1] ?? '';
  return `${clock.day}\u00a0${month}.\u00a0${clock.year}, ${clock.toFormat('HH:mm:ss')}`;
}
