import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { type IsoDate } from '@portal/domain/time/isoDate';
import { queryKeys } from './queryKeys.ts';
import { schedulerRange } from './schedulerRange.ts';
import type { BookingState } from './bookingState.ts';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';

/**
 * Free times around the displayed month (BKG-40, BKG-41). Another month, preferred time, service
 * or expert is another question, so each change asks again (BKG-20, BKG-21).
 */
export function useSchedulerConfig(booking: BookingState, today: IsoDate) {
  const schedule = useApi(createScheduleApi);
  const range = schedulerRange(booking.displayedDate, today);
  const question = {
    serviceIds: booking.selectedServices.map(({ id }) => id),
    preferredTime: booking.preferedTime,
    start: toWireDate(range.start),
    end: toWireDate(range.end),
    expertId: booking.expertSelected?.id,
  };
  const query = useQuery({
    queryKey: queryKeys.config(question),
    queryFn: ({ signal }) => schedule.config(question, signal),
    // Times go while somebody looks: a month that is shown again is asked for again, too.
    staleTime: 0,
  });
  return { ...query, range };
}
