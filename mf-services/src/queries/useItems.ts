import { createItemsApi } from '@portal/api/items';
import { useApi } from '@portal/remote/useApi';
import { useProvider } from '@portal/remote/useProvider';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';

/** The customer's items; asked for only where the provider has any (API-20). */
export function useItems() {
  const items = useApi(createItemsApi);
  const { supportsItems } = useProvider();
  return useQuery({
    queryKey: queryKeys.items,
    queryFn: async () => (await items.list()).items,
    enabled: supportsItems,
  });
}
