import type { QuietShell } from '../update/isQuiet.ts';

/** What the badges of bell and bar count. */
const COUNTED = [
  'appointment.booked',
  'appointment.changed',
  'service.changed',
  'payment.settled',
  'live.changed',
] as const;

/**
 * Counts again for bell and bar, and asks again who the customer is, when a remote or the server says that something has
 * changed. What changed before this code was there, the stream begins with. Returns what ends it.
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
    ...COUNTED.map((name) => bus.on(name, recount)),
    bus.on('client.changed', () => {
      if (session.held()) session.refresh().catch(() => undefined);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
