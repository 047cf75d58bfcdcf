import { failureOf } from './failureOf.ts';
import { AGAIN_MS, LONGEST_PAUSE_MS } from './limits.ts';
import type { ShellOutbox } from './createOutbox.ts';
import type { StoredEntry } from './storedEntry.ts';

export interface SendingOptions {
  outbox: ShellOutbox;
  /** @throws ApiError */
  send(entry: StoredEntry): Promise<void>;
  onSent(entry: StoredEntry): void;
}

export interface Sending {
  /** There may be network: what waits is sent now. */
  wake(): void;
  stop(): void;
}

const LOCK = 'portal-outbox';

/**
 * Sends what waits, one after the other in the order written, in one tab at a time, until all is sent or there is no
 * network; then again every few seconds while the browser believes to be connected (OFF-03, OFF-04, OFF-06).
 */
export function startSending({ outbox, send, onSent }: SendingOptions): Sending {
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let pause = AGAIN_MS;
  let last = Promise.resolve();

  // Also what a tab was sending that is gone.
  const waits = () => outbox.all().some(({ state }) => state !== 'failed');

  /** The first that waits, taken by this tab: it can be withdrawn no more (OFF-05). */
  async function take(held: ReadonlySet<string>): Promise<StoredEntry | undefined> {
    for (const { sequence, subject } of outbox.all()) {
      if (held.has(subject)) continue;
      const taken = await outbox.change(sequence, (entry) =>
        entry.state === 'queued' ? { ...entry, state: 'sending' } : undefined,
      );
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  /** A note that did not arrive, and was written anew meanwhile: the later one goes in its place (OFF-08). */
  async function giveWay({ kind, subject, sequence, text, seen }: StoredEntry): Promise<boolean> {
    const later = outbox
      .all()
      .find(
        (entry) =>
          kind === 'note' &&
          entry.kind === kind &&
          entry.subject === subject &&
          entry.sequence > sequence,
      );
    if (later === undefined) return false;
    await outbox.change(later.sequence, (entry) => ({ ...entry, seen: [...seen, text] }));
    await outbox.change(sequence, () => null);
    return true;
  }

  /** @returns whether a server said that it could not */
  async function sendAll(): Promise<boolean> {
    const held = new Set<string>();
    // Whoever was sending them is gone: this tab has the lock.
    for (const entry of outbox.all())
      if (entry.state === 'sending' && !(await giveWay(entry)))
        await outbox.change(entry.sequence, (left) => ({ ...left, state: 'queued' }));
    await outbox.expire();
    for (let entry = await take(held); entry !== undefined; entry = await take(held)) {
      try {
        await send(entry);
        await outbox.change(entry.sequence, () => null);
        onSent(entry);
      } catch (error) {
        const failure = failureOf(error);
        if (await giveWay(entry)) {
          if (failure.kind === 'no-network') return false;
          continue;
        }
        await outbox.change(entry.sequence, (current) =>
          failure.kind === 'refused'
            ? { ...current, state: 'failed', reason: failure.reason, other: failure.other }
            : { ...current, state: 'queued' },
        );
        if (failure.kind === 'no-network') return false;
        if (failure.kind === 'later') held.add(entry.subject);
      }
      if (signal.aborted) break;
    }
    return held.size > 0;
  }

  async function round(): Promise<void> {
    isAsked = false;
    await outbox.refresh();
    if (signal.aborted || !waits()) return;
    pause = (await sendAll()) ? Math.min(2 * pause, LONGEST_PAUSE_MS) : AGAIN_MS;
  }

  async function run(): Promise<void> {
    const locks: LockManager | null | undefined = navigator.locks;
    try {
      // Where browsers have no locks the key of each keeps it one.
      last = locks ? locks.request(LOCK, { signal }, round) : last.then(round, round);
      await last;
    } catch (error) {
      isAsked = false;
      if (signal.aborted) return;
      console.warn('What waits could not be sent.', error);
    }
    clearTimeout(timer);
    if (waits() && !signal.aborted) timer = setTimeout(wake, pause);
  }

  function wake(): void {
    clearTimeout(timer);
    if (isAsked || signal.aborted || !waits()) return;
    if (!navigator.onLine) {
      timer = setTimeout(wake, AGAIN_MS);
      return;
    }
    isAsked = true;
    void run();
  }

  return {
    wake,
    stop() {
      clearTimeout(timer);
      control.abort();
    },
  };
}
