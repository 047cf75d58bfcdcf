import type { SetupClosure } from '@portal/api/setup/setupValues';
import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import { zonedInstant } from '@portal/domain/time/zonedInstant';

/** A whole day of a provider's clock on which nothing can be booked, clock changes included (SET-14). */
export function closureOfDay(date: IsoDate, reason: string, zone: string): SetupClosure {
  return {
    from: zonedInstant(date, '00:00', zone).toISOString(),
    to: zonedInstant(addDays(date, 1), '00:00', zone).toISOString(),
    ...(reason !== '' && { reason }),
  };
}
