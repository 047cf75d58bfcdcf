import { createServicesApi, type WorkList } from '@portal/api/services';
import { SERVICES_REFRESH_MS } from '@portal/domain/limits';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';

/** How soon a list that could not be loaded is asked for again, in milliseconds. */
const RECOVERY_MS = 5000;

/** One list of works, renewed every five minutes (SRV-17); with `itemId` only that item's. */
export function useWorkList(list: WorkList, itemId?: string) {
  const services = useApi(createServicesApi);
  return useQuery({
    queryKey: queryKeys.works(list, itemId),
    queryFn: async () => (await services.list(list, itemId)).works,
    refetchInterval: ({ state }) => (state.error ? RECOVERY_MS : SERVICES_REFRESH_MS),
  });
}
