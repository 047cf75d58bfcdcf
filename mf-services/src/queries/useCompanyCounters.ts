import { createCountersApi } from '@portal/api/account/counters';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from './queryKeys.ts';

/** Warnings by company and pending appointments (PRV-15), of other providers too as they change (LIVE-02). */
export function useCompanyCounters() {
  const counters = useApi(createCountersApi);
  const query = useQuery({ queryKey: queryKeys.counters, queryFn: () => counters.read() });
  useBusEvent('live.changed', ({ kind }) => {
    if (kind === 'counters') void query.refetch();
  });
  return query;
}
