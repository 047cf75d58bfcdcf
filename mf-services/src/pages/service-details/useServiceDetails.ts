import { createAppointmentsApi } from '@portal/api/appointments';
import { createServicesApi } from '@portal/api/services';
import { isAppointmentId } from '@portal/domain/ids';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from '../../queries/queryKeys.ts';

/** The details of a work (`A-…`) or an appointment (`S-…`), each from its own call (SHL-14, C-73). */
export function useServiceDetails(id: string) {
  const services = useApi(createServicesApi);
  const appointments = useApi(createAppointmentsApi);
  return useQuery({
    queryKey: queryKeys.service(id),
    queryFn: () => (isAppointmentId(id) ? appointments.details(id) : services.details(id)),
    // A refusal leads elsewhere; only data on screen is kept fresh by itself.
    refetchInterval: ({ state }) => (state.data && state.error ? 5000 : false),
  });
}
