import type { OutboxDraft, OutboxEntry } from '@portal/contract/outbox';
import * as v from 'valibot';

/** An entry as it lies on the device, where an earlier or later release may have put it. */
export const storedEntrySchema = v.object({
  /** In the order written. */
  sequence: v.number(),
  /** Whose it is, at which provider. */
  owner: v.string(),
  kind: v.picklist(['message', 'note', 'file']),
  subject: v.string(),
  text: v.string(),
  /** What a note may replace: the one that it changed, and its own earlier texts, whose answers may have been lost. */
  seen: v.array(v.string()),
  /** Made when it was written (OFF-03). */
  key: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** From when on it is tried, in milliseconds since 1970. */
  triedSince: v.number(),
  /** Of its files. */
  bytes: v.number(),
  state: v.picklist(['queued', 'sending', 'failed']),
  reason: v.nullable(v.string()),
  other: v.nullable(v.string()),
});
export type StoredEntry = v.InferOutput<typeof storedEntrySchema>;

/** What an entry sends besides its words. */
export type StoredFile = Pick<Extract<OutboxDraft, { kind: 'file' }>, 'file' | 'thumbnail'>;

/** What remotes see of an entry. */
export function shownEntry(entry: StoredEntry): OutboxEntry {
  const { kind, subject, text, writtenAt, state, reason, other } = entry;
  return { id: String(entry.sequence), kind, subject, text, writtenAt, state, reason, other };
}
