import type { Company } from '@portal/api/company/company';
import { createCompanyTermsApi } from '@portal/api/company/companyTerms';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { queryKeys } from '../../../queries/queryKeys.ts';

/** The terms of a provider that may be added. */
export function useCompanyTerms(company: Company) {
  const companyTerms = useApi(createCompanyTermsApi);
  return useQuery({
    queryKey: queryKeys.terms(company.domain),
    queryFn: () => companyTerms.read(company.domain),
    enabled: !company.registered,
  });
}
