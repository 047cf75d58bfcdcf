import { createItemsApi } from '@portal/api/items/createItemsApi';
import { useNewAddresses } from '@portal/remote/files/useNewAddresses';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from '../../queries/queryKeys.ts';

/**
 * One item with its specifications to read and to edit (API-22).
 * @param isThere false once it was removed: nothing is asked any more
 */
export function useItem(id: string, isThere: boolean) {
  const items = useApi(createItemsApi);
  const item = useQuery({
    queryKey: queryKeys.item(id),
    queryFn: () => items.read(id),
    enabled: isThere,
    refetchInterval: ({ state }) => (state.data && state.error ? RECOVERY_INTERVAL : false),
  });
  useNewAddresses(item);
  return item;
}
