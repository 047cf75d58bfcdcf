import { ApiError } from '@portal/api/http/apiError';
import type { Outbox, OutboxDraft, OutboxEntry } from '@portal/contract/outbox';

/** The queue of a test: what finds no network waits until the test says what becomes of it. */
export interface TestOutbox extends Outbox {
  /** Changes what waits; null takes it away. */
  become(id: string, changes: Partial<OutboxEntry> | null): void;
  /** Writes a message that finds no network, for tests of what is asked while something waits. */
  keepMessage(): Promise<unknown>;
}

const NONE: readonly OutboxEntry[] = [];

function wordsOf(draft: OutboxDraft): string {
  return draft.kind === 'file' ? draft.file.name : draft.text;
}

/**
 * @param hasRoom whether the device keeps what is written
 * @param mayLeave what the customer says of so many that would be lost
 */
export function createTestOutbox(
  hasRoom: () => boolean,
  mayLeave: (count: number) => boolean,
): TestOutbox {
  const listeners = new Set<() => void>();
  let shown = new Map<string, readonly OutboxEntry[]>();
  let entries: readonly OutboxEntry[] = [];
  const pictures = new Map<string, Blob>();
  let made = 0;

  function set(next: readonly OutboxEntry[]): void {
    entries = next;
    shown = new Map();
    for (const listener of listeners) listener();
  }
  function become(id: string, changes: Partial<OutboxEntry> | null): void {
    set(
      entries.flatMap((entry) => {
        if (entry.id !== id) return [entry];
        return changes === null ? [] : [{ ...entry, ...changes }];
      }),
    );
  }
  const outbox: TestOutbox = {
    become,
    keepMessage: () =>
      outbox.deliver({ kind: 'message', subject: 'S-1', text: 'Chego tarde' }, () =>
        Promise.reject(new ApiError(0, {})),
      ),
    async deliver(draft, send) {
      made += 1;
      const { kind, subject } = draft;
      const isBehind = entries.some(
        (entry) => entry.subject === subject && entry.state !== 'failed',
      );
      if (!isBehind) {
        try {
          await send(`key-${made}`);
          return 'sent';
        } catch (error) {
          if (Reflect.get(Object(error), 'isOffline') !== true) throw error;
        }
      }
      if (!hasRoom()) return 'full';
      const waits = { state: 'queued', reason: null, other: null } as const;
      const writtenAt = Date.UTC(2026, 6, 14, 13, 31);
      if (draft.kind === 'file') pictures.set(String(made), draft.thumbnail ?? draft.file);
      set([
        ...entries,
        { id: String(made), kind, subject, text: wordsOf(draft), writtenAt, ...waits },
      ]);
      return 'kept';
    },
    waitingOf(subject) {
      const own = shown.get(subject) ?? entries.filter((entry) => entry.subject === subject);
      shown.set(subject, own.length === 0 ? NONE : own);
      return shown.get(subject) ?? NONE;
    },
    pictureOf: async (id) => pictures.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mayLeave: async () => mayLeave(entries.length),
    withdraw: async (id) => become(id, null),
    sendAgain: async (id) => become(id, { state: 'queued', reason: null, other: null }),
  };
  return outbox;
}
