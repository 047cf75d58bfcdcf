import type { DBSchema, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { lastingDatabase } from './lastingDatabase.ts';
import { OUTBOX_DATABASE } from './outboxDatabase.ts';
import { storedEntrySchema, type StoredEntry, type StoredFile } from './storedEntry.ts';

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: unknown };
  files: { key: number; value: StoredFile };
}

type Writing = IDBPTransaction<OutboxSchema, ('entries' | 'files')[], 'readwrite'>;

/** What waits in the browser, of every customer of this provider on the device. */
export interface OutboxStore {
  /** All of an owner, in the order written. */
  list(owner: string): Promise<StoredEntry[]>;
  /** @throws DOMException QuotaExceededError when the device has no room */
  add(entry: Omit<StoredEntry, 'sequence'>, file: StoredFile | null): Promise<void>;
  /**
   * Changes one entry, if it is there still, in one step that no other tab comes between.
   * @param change what becomes of it; null takes it off the device, undefined leaves it
   * @returns the entry as it is now; undefined when nothing was changed
   */
  change(
    sequence: number,
    change: (entry: StoredEntry) => StoredEntry | null | undefined,
  ): Promise<StoredEntry | undefined>;
  fileOf(sequence: number): Promise<StoredFile | undefined>;
  /** Takes everything off the device that `isOver`. */
  removeWhere(isOver: (entry: StoredEntry) => boolean): Promise<void>;
}

const VERSION = 1;

function read(value: unknown): StoredEntry | null {
  const parsed = v.safeParse(storedEntrySchema, value);
  return parsed.success ? parsed.output : null;
}

/** @throws where the browser keeps nothing */
export async function openOutboxStore(): Promise<OutboxStore> {
  const database = lastingDatabase<OutboxSchema>(OUTBOX_DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: 'sequence', autoIncrement: true });
      fresh.createObjectStore('files');
    },
    // A page of a later release wants another form of it.
    blocking: (_from, _to, event) => Reflect.get(Object(event.target), 'close')?.call(event.target),
  });

  await database();

  const writing = async (): Promise<Writing> =>
    (await database()).transaction(['entries', 'files'], 'readwrite');

  async function remove(transaction: Writing, sequence: number): Promise<void> {
    await transaction.objectStore('entries').delete(sequence);
    await transaction.objectStore('files').delete(sequence);
  }

  return {
    async list(owner) {
      const values = await (await database()).getAll('entries');
      return values
        .map(read)
        .filter((entry) => entry?.owner === owner)
        .filter((entry) => entry !== null);
    },
    async add(entry, file) {
      const transaction = await writing();
      const sequence = await transaction.objectStore('entries').add(entry);
      if (file !== null) await transaction.objectStore('files').add(file, sequence);
      await transaction.done;
    },
    async change(sequence, change) {
      const transaction = await writing();
      const entries = transaction.objectStore('entries');
      const entry = read(await entries.get(sequence));
      const changed = entry === null ? undefined : change(entry);
      if (changed === null) await remove(transaction, sequence);
      else if (changed !== undefined) await entries.put(changed);
      await transaction.done;
      return changed ?? undefined;
    },
    fileOf: async (sequence) => (await database()).get('files', sequence),
    async removeWhere(isOver) {
      const transaction = await writing();
      for (const value of await transaction.objectStore('entries').getAll()) {
        const entry = read(value);
        // What cannot be read cannot be sent.
        const sequence: unknown = entry?.sequence ?? Reflect.get(Object(value), 'sequence');
        if (typeof sequence === 'number' && (entry === null || isOver(entry)))
          await remove(transaction, sequence);
      }
      await transaction.done;
    },
  };
}
