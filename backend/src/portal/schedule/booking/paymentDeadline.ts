import { addDays } from '@portal/domain/time/isoDate';
import type { ScheduleSettings } from '../settings.ts';
import { instantAt, wallClock } from '../slots/wallClock.ts';

const dayMinutes = 1440;

/** Some days from now at the end of the day, but not after the appointment has begun. */
export function paymentDeadline(
  start: Date,
  settings: ScheduleSettings,
  zone: string,
  now: Date,
): Date {
  const lastDay = addDays(wallClock(now, zone).date, settings.paymentDays);
  const endOfDay = new Date(instantAt(lastDay, dayMinutes, zone) - 60_000);
  return endOfDay < start ? endOfDay : start;
}
