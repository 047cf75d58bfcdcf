import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useTodayQuery } from '../useTodayQuery.ts';

/** The bookings of a day of Lisbon. */
export function useBookings(day: IsoDate) {
  const api = useSetupApi();
  const midnight = (of: IsoDate) => lisbonInstant(of, '00:00').toISOString();
  return useTodayQuery(['appointments', day], () =>
    api.today.appointments(midnight(day), midnight(addDays(day, 1))),
  );
}
