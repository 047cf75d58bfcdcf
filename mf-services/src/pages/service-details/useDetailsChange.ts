import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { queryKeys } from '../../queries/queryKeys.ts';

/** After a change: tells the rest of the portal, of a decision that it is one, and waits for the new details. */
export function useDetailsChange(id: string): (what?: { decided: true }) => Promise<void> {
  const { bus } = usePortal();
  const queryClient = useQueryClient();
  return async (what) => {
    bus.emit('service.changed', { id, ...what });
    // The page's own listener may have started the same reload: join it.
    const join = { cancelRefetch: false };
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.service(id) }, join),
      // What the visitor of a link sees of it.
      queryClient.invalidateQueries({ queryKey: queryKeys.showcase(id) }, join),
    ]);
  };
}
