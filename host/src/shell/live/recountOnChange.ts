import type { QuietShell } from '../update/isQuiet.ts';

/**
 * Counts again for bell and bar when the server says that something has changed or a remote that something was booked or
 * paid, and asks again who the customer is when a remote says so. What changed before this code was there, the stream
 * begins with. Returns what ends it.
 */
export function recountOnChange({
  bus,
  queryClient,
  session,
}: Pick<QuietShell, 'bus' | 'queryClient' | 'session'>): () => void {
  let isDue = false;
  function recount(): void {
    if (isDue) return;
    isDue = true;
    // Once for all that is said at the same time.
    queueMicrotask(() => {
      isDue = false;
      void queryClient.invalidateQueries();
    });
  }
  const endings = [
    bus.on('appointment.booked', recount),
    bus.on('payment.settled', recount),
    bus.on('live.changed', ({ kind, subject }) => {
      // Of a service that is named the bus tells as well what the counters hear from the first moment (`useCounters`).
      if (kind !== 'service' || subject === undefined) recount();
    }),
    bus.on('client.changed', () => {
      if (session.held()) session.refresh().catch(() => undefined);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
