import { useNewAddresses } from '@portal/remote/files/useNewAddresses';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { usePortal } from '@portal/remote/usePortal';
import { useQuery } from '@portal/remote/query';
import { useEffect, useMemo } from 'react';
import { leadsAway } from './detailsFailure.ts';
import { detailsApisOf, detailsQuery } from './detailsQuery.ts';
import { useAllowedPlace } from './useAllowedPlace.ts';

/**
 * The details of a work (`A-…`) or an appointment (`S-…`), each from its own call (SHL-14, C-73), and once more with
 * the distance when it is known where the customer is (DET-04).
 */
export function useServiceDetails(id: string) {
  const portal = usePortal();
  const apis = useMemo(() => detailsApisOf(portal), [portal]);
  const geoCoords = useAllowedPlace();
  const details = useQuery({
    ...detailsQuery(apis, id, geoCoords),
    // Whoever comes back from another page may have changed it there a moment ago (RSC-05).
    staleTime: 0,
    // A refusal leads elsewhere; only data on screen is kept fresh by itself.
    refetchInterval: ({ state }) =>
      state.data && state.error && !leadsAway(state.error) ? RECOVERY_INTERVAL : false,
  });
  useNewAddresses(details);
  const { refetch } = details;
  useEffect(() => {
    if (geoCoords !== undefined) void refetch();
  }, [geoCoords, refetch]);
  return details;
}
