import { addDays } from '@portal/domain/time/isoDate';
import { instantAt, minutesOf, wallClock } from '../../schedule/slots/wallClock.ts';
import { QUIET_FROM, QUIET_UNTIL } from '../limits.ts';

/** Until when no offer may start, by the provider's clock; undefined while offers may (WAI-05, D-22). */
export function quietUntil(now: Date, zone: string): Date | undefined {
  const { date, time } = wallClock(now, zone);
  const minutes = minutesOf(time);
  if (minutes >= QUIET_UNTIL && minutes < QUIET_FROM) return undefined;
  const day = minutes < QUIET_UNTIL ? date : addDays(date, 1);
  return new Date(instantAt(day, QUIET_UNTIL, zone));
}
