import { useBusEvent } from '@portal/remote/useBusEvent';
import { useQueryClient } from '@portal/remote/query';

/** Asks the server again for everything on screen when another part of the portal or the server changed it (LIVE-02). */
export function useRefreshOnEvents(): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries();
  useBusEvent('appointment.booked', refresh);
  useBusEvent('appointment.changed', refresh);
  useBusEvent('service.changed', refresh);
  useBusEvent('payment.settled', refresh);
  useBusEvent('item.changed', refresh);
  // Of a single one the shell says it as above.
  useBusEvent('live.changed', ({ kind, subject }) => {
    if (kind === 'service' && !subject) refresh();
  });
}
