import type { companiesSchema, Company } from '@portal/api/company/company';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { useApi } from '@portal/remote/useApi';
import { useSession } from '@portal/remote/useSession';
import { keepPreviousData, useQuery } from '@portal/remote/query';
import { useEffect, useState } from 'react';
import type { InferOutput } from 'valibot';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { chosenCompanies, splitChoice } from './searchChoice.ts';
import { useCoordinates } from './useCoordinates.ts';
import { visibleCompanies } from '../../../companies/visibleCompanies.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST_MS = 250;

/**
 * The search for providers: what can be chosen, what is chosen, and what that finds, nearest first
 * where the place is known. `own` are the customer's other providers, found by name as well;
 * `isSearching` says that what was found is being looked at. Where there are more providers than one
 * answer holds, the server is asked for what is typed (C-237).
 */
export function useProviderSearch(own: readonly Company[], isSearching: boolean) {
  const api = useApi(createCompaniesApi);
  const session = useSession();
  const geoCoords = useCoordinates(isSearching);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<readonly Company[]>([]);
  const [typed, setTyped] = useState('');
  const name = useRested(typed.trim());
  const choice = splitChoice(selected);
  const verticalName = choice.categories.join(',') || undefined;
  const search = (query: { geoCoords?: string; verticalName?: string; name?: string }) => ({
    queryKey: queryKeys.newCompanies(query),
    queryFn: () => api.search(query),
    select: ({ companies, next }: InferOutput<typeof companiesSchema>) => ({
      companies: visibleCompanies(companies, session),
      isAll: next == null,
    }),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(search({ geoCoords }));
  const named = useQuery({
    ...search({ geoCoords, name }),
    enabled: name !== '' && all.data?.isAll === false,
  });
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
  const lists = [all.data?.companies ?? [], named.data?.companies ?? [], picked, own];
  const known = [...new Map(lists.flat().map((company) => [company.domain, company])).values()];
  return {
    selected,
    choose(values: readonly string[]) {
      setSelected(values);
      // What was found by a name stays chosen when another one is typed.
      setPicked(known.filter(({ domain }) => values.includes(domain)));
    },
    setTyped,
    categories,
    known,
    isLoading: all.isPending || named.isFetching,
    byCategory,
    results: byCategory.data && chosenCompanies(choice, byCategory.data.companies, known),
    isAll: choice.domains.length > 0 || byCategory.data?.isAll !== false,
  };
}

/** A value once it has rested: not every letter is worth a call. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
