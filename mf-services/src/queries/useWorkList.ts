import type { Work } from '@portal/api/work/work';
import { createWorkListsApi, type WorkList } from '@portal/api/work/workList';
import { SERVICES_REFRESH_MS } from '@portal/domain/limits';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useApi } from '@portal/remote/useApi';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { queryKeys } from './queryKeys.ts';

/** One list of works, a long one shown from its first page on, renewed every five minutes (SRV-17), also where the page hears of changes, as it may (LIVE-06); with `itemId` only that item's. */
export function useWorkList(list: WorkList, itemId?: string) {
  const lists = useApi(createWorkListsApi);
  const client = useQueryClient();
  const queryKey = queryKeys.works(list, itemId);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const isNew = client.getQueryData(queryKey) === undefined;
      const begun = (works: Work[]) => client.setQueryData(queryKey, works);
      return (await lists.list(list, itemId, isNew ? begun : undefined)).works;
    },
    refetchInterval: ({ state }) => (state.error ? RECOVERY_INTERVAL : SERVICES_REFRESH_MS),
  });
}
