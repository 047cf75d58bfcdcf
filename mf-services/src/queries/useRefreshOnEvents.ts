import { useBusEvent } from '@portal/remote/useBusEvent';
import { useQueryClient } from '@portal/remote/query';
import { useRef } from 'react';

/** Asks the server again for everything on screen, once for all that is said at the same time, when another part of the portal or the server changed it (LIVE-02). */
export function useRefreshOnEvents(): void {
  const queryClient = useQueryClient();
  const isDue = useRef(false);
  const refresh = () => {
    if (isDue.current) return;
    isDue.current = true;
    queueMicrotask(() => {
      isDue.current = false;
      void queryClient.invalidateQueries();
    });
  };
  useBusEvent('appointment.booked', refresh);
  useBusEvent('appointment.changed', refresh);
  useBusEvent('service.changed', refresh);
  useBusEvent('payment.settled', refresh);
  useBusEvent('item.changed', refresh);
  // Whatever else changed of a service is told with it.
  useBusEvent('live.changed', ({ kind }) => {
    if (kind === 'service') refresh();
  });
}
