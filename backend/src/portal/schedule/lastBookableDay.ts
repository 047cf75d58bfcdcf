import { addDays } from '@portal/domain/time/isoDate';
import type { Company } from '../../accounts/companies/company.ts';
import type { ScheduleSettings } from './settings.ts';
import { wallClock } from './slots/wallClock.ts';

/** The last day that can be booked, and waited for (WAI-01). */
export function lastBookableDay(
  { timeZone }: Pick<Company, 'timeZone'>,
  { horizonDays }: Pick<ScheduleSettings, 'horizonDays'>,
  now: Date,
): string {
  return addDays(wallClock(now, timeZone).date, horizonDays);
}
