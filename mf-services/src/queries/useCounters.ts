import { createCompaniesApi } from '@portal/api/companies';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from './queryKeys.ts';

/** Warnings by company and pending appointments (PRV-15). */
export function useCounters() {
  const companies = useApi(createCompaniesApi);
  return useQuery({ queryKey: queryKeys.counters, queryFn: () => companies.counters() });
}
