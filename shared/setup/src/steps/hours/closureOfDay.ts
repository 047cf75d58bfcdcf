import type { SetupClosure } from '@portal/api/setup/setupValues';
import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';

/** A whole day in Lisbon on which nothing can be booked, clock changes included. */
export function closureOfDay(date: IsoDate, reason: string): SetupClosure {
  return {
    from: lisbonInstant(date, '00:00').toISOString(),
    to: lisbonInstant(addDays(date, 1), '00:00').toISOString(),
    ...(reason !== '' && { reason }),
  };
}
