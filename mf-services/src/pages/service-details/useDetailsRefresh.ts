import { useLiveRefresh } from '@portal/remote/useLiveRefresh';
import { useQueryClient } from '@portal/remote/query';

/**
 * Asks the server again for the details when another part of the portal or the server changed them (LIVE-02). A budget is
 * shown at once, whatever is being typed (LIVE-10), but not where any may have changed, as for whoever comes back (C-881).
 * A message that is being written stays beside what is new.
 */
export function useDetailsRefresh(id: string): void {
  const queryClient = useQueryClient();
  useLiveRefresh({
    // Whatever else changed of a service is told with it.
    concerns: ({ kind, subject = id }) =>
      (kind === 'service' || kind === 'budget') && subject === id,
    isUrgent: ({ kind, subject }) => kind === 'budget' && subject !== undefined,
    isApart: (field) => field.closest('[data-card="messages"]') !== null,
    refresh: () => void queryClient.invalidateQueries(),
  });
}
