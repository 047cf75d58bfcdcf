import type { Outbox, OutboxDraft, OutboxEntry } from '@portal/contract/outbox';
import { randomKey } from '@portal/remote/randomKey';
import { LIFETIME_MS, MOST_BYTES, MOST_ENTRIES } from './limits.ts';
import type { OutboxStore } from './openOutboxStore.ts';
import { foundNoNetwork } from './foundNoNetwork.ts';
import { fileOf, newEntry } from './newEntry.ts';
import { requeued, rewritten } from './requeued.ts';
import { shownEntry, type StoredEntry } from './storedEntry.ts';
import { texts } from './texts.ts';

export interface OutboxOptions {
  store: OutboxStore;
  /** Who writes now, at which provider; null while nobody may. */
  owner(): string | null;
  /** Told after this tab has changed something, for the other ones. */
  onChange(): void;
  /** Something waits: it is to be sent as soon as there is network. */
  onKept(): void;
}

/** The queue as the shell has it. */
export interface ShellOutbox extends Omit<Outbox, 'mayLeave'> {
  /** Everything of the customer of now, in the order written. */
  all(): readonly StoredEntry[];
  /** Reads again what lies on the device: another tab or another customer has changed it. */
  refresh(): Promise<void>;
  /** Changes an entry as the store does, and tells whoever shows it. */
  change: OutboxStore['change'];
  /** A customer has logged out: nothing of theirs stays (OFF-09). */
  forget(owner: string): Promise<void>;
  /** Gives up what has waited for 7 days; of other customers nothing older stays (OFF-07, OFF-09). */
  expire(): Promise<void>;
}

const isWaiting = ({ state }: StoredEntry) => state !== 'failed';
const NONE: readonly OutboxEntry[] = [];

/** What waits of one customer on this device: words and files, nothing else (OFF-02). Who sends it is `startSending`. */
export function createOutbox({ store, owner, onChange, onKept }: OutboxOptions): ShellOutbox {
  const listeners = new Set<() => void>();
  let entries: readonly StoredEntry[] = [];
  let bySubject = new Map<string, readonly OutboxEntry[]>();

  async function refresh(): Promise<void> {
    const now = owner();
    const listed = now === null ? [] : await store.list(now);
    // Somebody else has come while it was read.
    if (now !== owner()) return;
    entries = listed;
    bySubject = new Map();
    for (const listener of listeners) listener();
  }

  async function changed(): Promise<void> {
    await refresh();
    onChange();
  }

  const change: OutboxStore['change'] = async (sequence, how) => {
    const result = await store.change(sequence, how);
    await changed();
    return result;
  };

  /** A note that has not gone takes the words of the next one (OFF-08). */
  async function replaceNote(draft: OutboxDraft, key: string): Promise<boolean> {
    if (draft.kind !== 'note') return false;
    const earlier = entries.findLast(
      ({ kind, subject, state }) =>
        kind === 'note' && subject === draft.subject && state !== 'sending',
    );
    if (earlier === undefined) return false;
    const written = await change(earlier.sequence, (entry) =>
      entry.state === 'sending' ? undefined : rewritten(requeued(entry), draft.text, key),
    );
    return written !== undefined;
  }

  async function keep(draft: OutboxDraft, key: string, by: string): Promise<'kept' | 'full'> {
    if (await replaceNote(draft, key)) return 'kept';
    const file = fileOf(draft);
    const entry = newEntry(draft, key, by);
    const heldBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (entries.length >= MOST_ENTRIES || heldBytes + entry.bytes > MOST_BYTES) return 'full';
    try {
      await store.add(entry, file);
    } catch (error) {
      if (Reflect.get(Object(error), 'name') === 'QuotaExceededError') return 'full';
      throw error;
    }
    await changed();
    return 'kept';
  }

  return {
    all: () => entries,
    refresh,
    change,
    async deliver(draft, send) {
      const by = owner();
      const key = randomKey();
      const isBehind = entries.some((entry) => entry.subject === draft.subject && isWaiting(entry));
      if (by === null || !isBehind) {
        try {
          await send(key);
          return 'sent';
        } catch (error) {
          if (by === null || !foundNoNetwork(error)) throw error;
        }
      }
      const what = await keep(draft, key, by);
      if (what === 'kept') onKept();
      return what;
    },
    waitingOf(subject) {
      const known = bySubject.get(subject);
      if (known !== undefined) return known;
      const own = entries.filter((entry) => entry.subject === subject).map(shownEntry);
      const shown = own.length === 0 ? NONE : own;
      bySubject.set(subject, shown);
      return shown;
    },
    async pictureOf(id) {
      const isOwn = entries.some(({ sequence }) => String(sequence) === id);
      const stored = isOwn ? await store.fileOf(Number(id)) : undefined;
      if (stored === undefined) return null;
      return stored.thumbnail ?? (stored.file.type.startsWith('image/') ? stored.file : null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // What is being sent cannot be taken back any more (OFF-05).
    async withdraw(id) {
      await change(Number(id), ({ state }) => (state === 'sending' ? undefined : null));
    },
    async sendAgain(id) {
      await change(Number(id), (entry) => (entry.state === 'failed' ? requeued(entry) : undefined));
      onKept();
    },
    async forget(of) {
      await store.removeWhere((entry) => entry.owner === of);
      await changed();
    },
    async expire() {
      const until = Date.now() - LIFETIME_MS;
      const now = owner();
      if (now === null) return;
      await store.removeWhere((entry) => entry.owner !== now && entry.writtenAt < until);
      for (const { sequence, state, triedSince } of entries)
        if (state === 'queued' && triedSince < until)
          await change(sequence, (entry) =>
            entry.state === 'queued'
              ? { ...entry, state: 'failed', reason: texts.expired }
              : undefined,
          );
    },
  };
}
