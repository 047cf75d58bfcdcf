import type { Company } from '@portal/api/company';
import { createCompaniesApi } from '@portal/api/companies';
import { useApi } from '@portal/remote/useApi';
import { useSession } from '@portal/remote/useSession';
import { keepPreviousData, useQuery } from '@portal/remote/query';
import { useState } from 'react';
import { queryKeys } from '../../queries/queryKeys.ts';
import { chosenCompanies, splitChoice } from './searchChoice.ts';
import { useCoordinates } from './useCoordinates.ts';
import { visibleCompanies } from './visibleCompanies.ts';

/**
 * The search for providers: what can be chosen, what is chosen, and what that finds, nearest first
 * where the place is known. `own` are the customer's other providers, found by name as well;
 * `isSearching` says that what was found is being looked at.
 */
export function useProviderSearch(own: readonly Company[], isSearching: boolean) {
  const api = useApi(createCompaniesApi);
  const session = useSession();
  const geoCoords = useCoordinates(isSearching);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const choice = splitChoice(selected);
  const verticalName = choice.categories.join(',') || undefined;
  const search = (query: { geoCoords?: string; verticalName?: string }) => ({
    queryKey: queryKeys.newCompanies(query),
    queryFn: async () => (await api.search(query)).companies,
    select: (companies: Company[]) => visibleCompanies(companies, session),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(search({ geoCoords }));
  const inCategories = useQuery({
    ...search({ geoCoords, verticalName }),
    enabled: verticalName !== undefined,
  });
  const categories = useQuery({
    queryKey: queryKeys.categories,
    queryFn: async () => (await api.categories()).categories,
    staleTime: Infinity,
  });
  const byCategory = verticalName === undefined ? all : inCategories;
  return {
    selected,
    setSelected,
    categories,
    all,
    byCategory,
    results:
      byCategory.data && chosenCompanies(choice, byCategory.data, [...(all.data ?? []), ...own]),
  };
}
