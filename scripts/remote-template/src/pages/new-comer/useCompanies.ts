import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { useApi } from '@portal/remote/useApi';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { useQuery } from '@portal/remote/query';

/** The companies whose customer this is. */
export function useCompanies() {
  const api = useApi(createCompaniesApi);
  const { domain } = useProvider();
  const { subject } = useSession();
  return useQuery({
    queryKey: ['companies', domain, subject?.userId ?? null],
    queryFn: async () => (await api.mine()).companies,
  });
}
