import type { OutboxEntry } from '@portal/contract/outbox';
import { useQueryClient } from '@portal/remote/query';
import { useLayoutEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../queries/queryKeys.ts';

/** What waits, and what was sent a moment ago until the details show it: nothing disappears in between. */
export function useUntilShown(
  subject: string,
  waiting: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  const queryClient = useQueryClient();
  const before = useRef(waiting);
  const [sent, setSent] = useState<readonly OutboxEntry[]>([]);
  useLayoutEffect(() => {
    const gone = before.current.filter(
      ({ id, state }) => state === 'sending' && waiting.every((entry) => entry.id !== id),
    );
    before.current = waiting;
    if (gone.length === 0) return;
    setSent((earlier) => [...earlier, ...gone]);
    const joined = { cancelRefetch: false };
    void Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.service(subject) }, joined),
      queryClient.invalidateQueries({ queryKey: queryKeys.bookingFiles(subject) }, joined),
    ]).finally(() => setSent((earlier) => earlier.filter((entry) => !gone.includes(entry))));
  }, [queryClient, subject, waiting]);
  return [...sent, ...waiting];
}
