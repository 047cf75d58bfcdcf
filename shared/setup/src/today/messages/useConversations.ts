import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useTodayQuery } from '../useTodayQuery.ts';

/** What customers wrote that waits for an answer. */
export function useConversations() {
  const api = useSetupApi();
  return useTodayQuery(['conversations'], () => api.today.conversations());
}
