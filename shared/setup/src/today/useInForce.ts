import { useSetupApi } from '../calls/useSetupApi.ts';
import { useTodayQuery } from './useTodayQuery.ts';

/** What is booked and asked for by what customers see, not by what is being changed (C-953). */
export function useInForce() {
  const api = useSetupApi();
  return useTodayQuery(['in-force'], () => api.inForce());
}
