import type { Outbox, OutboxEntry } from '@portal/contract/outbox';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../usePortal.ts';

const NONE: readonly OutboxEntry[] = [];
const never = () => () => undefined;

/** What waits on this device of a work or appointment (`A-…`, `S-…`), in the order written, and what can be done with it. */
export function useWaiting(subject: string): {
  waiting: readonly OutboxEntry[];
  outbox: Outbox | null;
} {
  const { outbox: open } = usePortal();
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    let gone = false;
    open?.().then(
      (opened) => !gone && setOutbox(opened),
      // The device keeps nothing.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [open]);
  const waiting = useSyncExternalStore(outbox?.subscribe ?? never, () =>
    outbox ? outbox.waitingOf(subject) : NONE,
  );
  return { waiting, outbox };
}
