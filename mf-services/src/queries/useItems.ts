import { createItemsApi } from '@portal/api/items/createItemsApi';
import { readLocalItems } from '@portal/api/items/readLocalItems';
import { useApi } from '@portal/remote/useApi';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from './queryKeys.ts';

/** The customer's items; asked for only where the provider has any (API-20). Those of a lite visit are on the device (LITE-06). */
export function useItems() {
  const items = useApi(createItemsApi);
  const { supportsItems } = useProvider();
  const { lite } = useSession();
  return useQuery({
    queryKey: lite ? queryKeys.localItems(lite.itemsKey) : queryKeys.items,
    queryFn: async () =>
      lite ? readLocalItems(localStorage, lite.itemsKey) : (await items.list()).items,
    enabled: supportsItems,
  });
}
