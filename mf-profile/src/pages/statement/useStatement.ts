import { createStatementApi } from '@portal/api/payment/statement';
import { NEW_ADDRESSES_MS } from '@portal/remote/files/newAddressesMs';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { RECOVERY_INTERVAL } from '@portal/remote/recoveryInterval';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useLiveRefresh } from '@portal/remote/useLiveRefresh';
import { useRef } from 'react';
import { readStatement, type ShownStatement } from './readStatement.ts';
import { statementKey } from './statementKey.ts';

/** The customer’s statement, as many pages of it as were asked for; renewed when money or documents change. */
export function useStatement() {
  const api = useApi(createStatementApi);
  const queryClient = useQueryClient();
  const wanted = useRef(queryClient.getQueryData<ShownStatement>(statementKey)?.pages ?? 1);
  const query = useQuery({
    queryKey: statementKey,
    queryFn: () => readStatement(api, wanted.current),
    refetchInterval: ({ state }) =>
      state.status === 'error' ? RECOVERY_INTERVAL : NEW_ADDRESSES_MS,
  });
  useLiveRefresh({
    concerns: ({ kind }) => kind === 'payment' || kind === 'service' || kind === 'notification',
    refresh: () => void query.refetch(),
  });
  const more = useAction(async () => {
    wanted.current += 1;
    try {
      await query.refetch({ throwOnError: true });
    } catch (error) {
      // What is shown stays as it was.
      wanted.current -= 1;
      throw error;
    }
  });
  return { query, more };
}
