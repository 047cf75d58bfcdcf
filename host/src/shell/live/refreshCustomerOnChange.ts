import type { QuietShell } from '../update/isQuiet.ts';

/** Asks again who the customer is when a remote says that something of that changed. Returns what ends it. */
export function refreshCustomerOnChange({
  bus,
  session,
}: Pick<QuietShell, 'bus' | 'session'>): () => void {
  return bus.on('client.changed', () => {
    if (session.held()) session.refresh().catch(() => undefined);
  });
}
