import type { SetupClosure } from '@portal/api/setup/setupValues';
import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import type { ZoneClock } from '@portal/domain/time/zoneClock';

/** A whole day of a provider's clock on which nothing can be booked, clock changes included (SET-14). */
export function closureOfDay(date: IsoDate, reason: string, clock: ZoneClock): SetupClosure {
  return {
    from: clock.instant(date, '00:00').toISOString(),
    to: clock.instant(addDays(date, 1), '00:00').toISOString(),
    ...(reason !== '' && { reason }),
  };
}
