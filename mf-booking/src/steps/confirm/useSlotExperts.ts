import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';
import type { ChosenMoment } from '../../booking/bookingRequest.ts';
import { queryKeys } from '../../booking/queryKeys.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** The experts who are free in the slot, asked for where a chosen service has any (BKG-17, BKG-25). */
export function useSlotExperts({ booking, dispatch }: WizardHandle, moment: ChosenMoment) {
  const schedule = useApi(createScheduleApi);
  const service = booking.selectedServices.find(({ users }) => users.length > 0);
  const serviceIds = booking.selectedServices.map(({ id }) => id);
  const query = useQuery({
    queryKey: queryKeys.experts(serviceIds, moment),
    queryFn: async () =>
      (await schedule.experts({ serviceIds, date: toWireDate(moment.date), time: moment.time }))
        .users,
    enabled: service !== undefined,
  });
  const experts = query.data;

  const receive = useEffectEvent((received: NonNullable<typeof experts>) => {
    dispatch({ type: 'receiveExperts', experts: received });
  });
  useEffect(() => {
    if (experts && experts.length > 0) receive(experts);
  }, [experts]);

  return { service, experts, isError: query.isError, retry: query.refetch };
}
