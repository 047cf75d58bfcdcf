import { NOTE_MAX_SEEN } from '@portal/api/work/createServicesApi';
import { randomKey } from '@portal/remote/randomKey';
import type { StoredEntry } from './storedEntry.ts';

/** A note with other words; those of before may have arrived, and are the customer's own. */
export function rewritten(entry: StoredEntry, text: string, key: string): StoredEntry {
  const seen = [...new Set([...entry.seen, entry.text])].slice(-NOTE_MAX_SEEN);
  return { ...entry, text, key, seen };
}

/** One that failed, as it waits again; a note knows by now which one it replaces, and so is another request. */
export function requeued(entry: StoredEntry): StoredEntry {
  const { other } = entry;
  return {
    ...entry,
    ...{ state: 'queued', reason: null, other: null, triedSince: Date.now() },
    ...(other !== null && { seen: [other], key: randomKey() }),
  };
}
