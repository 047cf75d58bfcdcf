import { ApiError } from '@portal/api/http/apiError';
import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { useQuery } from '@portal/remote/query';
import { useEffect } from 'react';
import { TODAY_KEY } from './useChange.ts';

/** How often what is on screen is asked for again (C-804). In milliseconds. */
const FOLLOW_MS = 60_000;

/** A part of the page of today, followed while it is in view. Whoever's session has ended is asked for a code. */
export function useTodayQuery<Data>(key: readonly string[], read: () => Promise<Data>) {
  const query = useQuery({
    queryKey: [TODAY_KEY, ...key],
    queryFn: read,
    refetchInterval: FOLLOW_MS,
  });
  const isOut = query.error instanceof ApiError && query.error.status === 401;
  useEffect(() => {
    if (isOut) window.location.replace(SETUP_PATH);
  }, [isOut]);
  return query;
}
