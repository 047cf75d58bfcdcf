import { ApiError } from '@portal/api/http/apiError';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { useApi } from '@portal/remote/useApi';
import { useProvider } from '@portal/remote/useProvider';
import { useQuery } from '@portal/remote/query';
import { currentFirst } from '../companies/currentFirst.ts';
import { queryKeys } from './queryKeys.ts';

/** The customer's providers, the current one first (PRV-02); 401 gives an empty list (ERR-07), any other refusal an error without a list (ERR-08). */
export function useCompanies() {
  const companies = useApi(createCompaniesApi);
  const { domain } = useProvider();
  return useQuery({
    queryKey: queryKeys.companies,
    queryFn: async () => {
      try {
        return currentFirst((await companies.mine()).companies, domain);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return [];
        throw error;
      }
    },
  });
}
