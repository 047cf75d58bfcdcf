import { createCompanyTermsApi } from '@portal/api/company/companyTerms';
import { useQuery } from '@portal/remote/query';
import { useShell } from '../useShell.ts';

/** The terms of the provider whose portal this is. @param isNeeded whether they are asked for */
export function useCompanyTerms(isNeeded = true) {
  const { http, domain } = useShell();
  return useQuery({
    queryKey: ['terms', domain],
    queryFn: () => createCompanyTermsApi(http.main).read(domain),
    enabled: isNeeded,
  });
}
