import { createCountersApi } from '@portal/api/account/counters';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from './queryKeys.ts';

/** Warnings by company and pending appointments (PRV-15). */
export function useCompanyCounters() {
  const counters = useApi(createCountersApi);
  return useQuery({ queryKey: queryKeys.counters, queryFn: () => counters.read() });
}
