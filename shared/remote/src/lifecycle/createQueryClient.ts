import { ApiError } from '@portal/api/http/apiError';
import { QueryClient } from '@portal/remote/query';
import { RECOVERY_INTERVAL } from '../calls/recoveryInterval.ts';
import { isHeldBack } from '../live/holdBack.ts';

function mayPassByItself(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/**
 * The server state of one remote. It outlives single mounts, so that coming back to a page
 * shows the last data at once and refreshes it behind.
 *
 * A failed refresh keeps the data. Calls that the server refused are not repeated; calls that
 * it could not answer are, every five seconds while the view is open, so that a page recovers
 * without reload. While a form is being filled, what is new waits for whoever comes back, too (LIVE-07). (Single lost reads were already retried by the client of `@portal/api`.)
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Ask even when the browser says offline: the failure is what tells the page.
        networkMode: 'always',
        staleTime: 5000,
        gcTime: 30 * 60_000,
        retry: false,
        refetchOnWindowFocus: () => !isHeldBack(),
        refetchOnReconnect: () => (isHeldBack() ? false : 'always'),
        refetchInterval: (query) =>
          mayPassByItself(query.state.error) ? RECOVERY_INTERVAL : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
