import type { Outbox, OutboxEntry } from '@portal/contract/outbox';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../usePortal.ts';

const NONE: readonly OutboxEntry[] = [];
const never = () => () => undefined;

/**
 * What waits on this device of a work or appointment (`A-…`, `S-…`), in the order written, and what can be done with it.
 * @param subject null where there is none, of which nothing waits
 */
export function useWaiting(subject: string | null): {
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
    outbox && subject !== null ? outbox.waitingOf(subject) : NONE,
  );
  return { waiting, outbox };
}
