import { createBillingApi } from '@portal/api/payment/createBillingApi';
import { createClientDataApi } from '@portal/api/account/client';
import { createCountriesApi } from '@portal/api/company/countries';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { billingsQuery } from './billingsQuery.ts';
import { clientQuery } from './clientQuery.ts';
import { queryKeys } from '../queryKeys.ts';

/** The customer's own data and the stored billing entries (BIL-01). */
export function useBillingSources() {
  const clients = useApi(createClientDataApi);
  const billings = useApi(createBillingApi);
  const client = useQuery(clientQuery(clients));
  const stored = useQuery(billingsQuery(billings));
  return {
    sources: client.data && stored.data ? { client: client.data, stored: stored.data } : null,
    error: client.error ?? stored.error,
    retry: () => Promise.all([client.refetch(), stored.refetch()]),
  };
}

/** Countries for the form, by the server's ids. */
export function useCountries() {
  const countries = useApi(createCountriesApi);
  return useQuery({
    queryKey: queryKeys.countries,
    queryFn: countries.read,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
