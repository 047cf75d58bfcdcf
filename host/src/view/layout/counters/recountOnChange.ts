import type { Shell } from '../../../shell/createShell.ts';

/** What says that something that is counted may have changed: remotes, and the server by the stream. */
const CHANGES = [
  'appointment.booked',
  'appointment.changed',
  'service.changed',
  'payment.settled',
  'live.changed',
] as const;

/**
 * Counts again for bell and bar when something has changed, once for all that is said at the same time. From the first
 * moment, because what is read by being opened says so before anything that comes later can hear it. Returns what ends it.
 */
export function recountOnChange({ bus, queryClient }: Pick<Shell, 'bus' | 'queryClient'>) {
  let isDue = false;
  function recount(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      void queryClient.invalidateQueries();
    });
  }
  const endings = CHANGES.map((name) => bus.on(name, recount));
  return () => endings.forEach((end) => end());
}
