import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useTodayQuery } from '../useTodayQuery.ts';

/** The works under way, newest first. */
export function useWorks() {
  const api = useSetupApi();
  return useTodayQuery(['works'], () => api.today.works());
}
