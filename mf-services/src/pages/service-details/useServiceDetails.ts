import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { useEffect } from 'react';
import { queryKeys } from '../../queries/queryKeys.ts';
import { useAllowedPlace } from './useAllowedPlace.ts';

/**
 * The details of a work (`A-…`) or an appointment (`S-…`), each from its own call (SHL-14, C-73), and once more with
 * the distance when it is known where the customer is (DET-04).
 */
export function useServiceDetails(id: string) {
  const services = useApi(createServicesApi);
  const appointments = useApi(createAppointmentDetailsApi);
  const geoCoords = useAllowedPlace();
  const details = useQuery({
    queryKey: queryKeys.service(id),
    queryFn: () => (isAppointmentId(id) ? appointments : services).details(id, { geoCoords }),
    // Whoever comes back from another page may have changed it there a moment ago (RSC-05).
    staleTime: 0,
    // A refusal leads elsewhere; only data on screen is kept fresh by itself.
    refetchInterval: ({ state }) => (state.data && state.error ? RECOVERY_INTERVAL : false),
  });
  const { refetch } = details;
  useEffect(() => {
    if (geoCoords !== undefined) void refetch();
  }, [geoCoords, refetch]);
  return details;
}
