import * as v from 'valibot';
import { EVERYTHING, type Hint } from './hint.ts';

const messageSchema = v.object({
  isOpen: v.boolean(),
  hints: v.array(v.object({ kind: v.string(), subject: v.optional(v.string()) })),
  lastId: v.nullable(v.string()),
});
type Message = v.InferOutput<typeof messageSchema>;

/** Sent by a tab that comes later: whoever has the stream says how it stands. */
const QUESTION = 'how is it';

export interface SharedStream {
  /** Says to the other tabs how the stream of this one stands. */
  tell(isOpen: boolean, hints: readonly Hint[], lastId: string | null): void;
}

/**
 * Of all tabs of one session that are seen one has the stream and tells the others (C-461): the one that holds the lock.
 * Where browsers have no locks each has its own.
 * @param lead opens the stream; its promise ends after `signal`
 * @param hear told of what another tab says
 * @returns resolves once `signal` has ended it and the lock is free
 */
export async function shareStream(
  mark: string,
  signal: AbortSignal,
  lead: (shared: SharedStream) => Promise<void>,
  hear: (message: Message) => void,
): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return lead({ tell: () => undefined });
  const name = `portal-live:${mark}`;
  const channel = new BroadcastChannel(name);
  let last: Message | null = null;
  channel.addEventListener('message', ({ data }) => {
    if (data === QUESTION) {
      // What the tab that asks shows may be older than what was told before it listened.
      if (last !== null) channel.postMessage({ ...last, hints: EVERYTHING });
      return;
    }
    const message = v.safeParse(messageSchema, data);
    if (message.success && last === null) hear(message.output);
  });
  channel.postMessage(QUESTION);
  try {
    await locks.request(name, { signal }, () =>
      lead({
        tell(isOpen, hints, lastId) {
          last = { isOpen, hints: [...hints], lastId };
          channel.postMessage(last);
        },
      }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
