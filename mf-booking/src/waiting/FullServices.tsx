import { createScheduleApi, type BookableService } from '@portal/api/work/createScheduleApi';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useNow } from '@portal/remote/useNow';
import type { BookingState } from '../booking/bookingState.ts';
import { queryKeys } from '../booking/queryKeys.ts';
import { NotifyButton } from './NotifyButton.tsx';

interface FullServicesProps {
  booking: BookingState;
  services: readonly BookableService[];
}

/** The way to the waiting list of each service whose start has no vacancies, where the provider has one (WAI-01). */
export function FullServices({ booking, services }: FullServicesProps) {
  const schedule = useApi(createScheduleApi);
  const today = lisbonToday(useNow());
  const known = useQuery({ queryKey: queryKeys.services, queryFn: schedule.services });
  if (known.data?.waiting_list !== true) return null;
  return services
    .filter(({ id, notAvailable }) => notAvailable || booking.unavailable.includes(id))
    .map((service) => (
      <NotifyButton key={service.id} booking={booking} from={today} service={service} />
    ));
}
