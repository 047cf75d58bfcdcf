import type { OutboxDraft } from '@portal/contract/outbox';
import type { StoredEntry, StoredFile } from './storedEntry.ts';

export function fileOf(draft: OutboxDraft): StoredFile | null {
  return draft.kind === 'file' ? { file: draft.file, thumbnail: draft.thumbnail } : null;
}

/** A draft as it lies down on the device, of `owner` and with the key that it was made with. */
export function newEntry(
  draft: OutboxDraft,
  key: string,
  owner: string,
): Omit<StoredEntry, 'sequence'> {
  const file = fileOf(draft);
  const now = Date.now();
  return {
    ...{ owner, kind: draft.kind, subject: draft.subject, key },
    text: draft.kind === 'file' ? draft.file.name : draft.text,
    seen: draft.kind === 'note' ? [draft.seen] : [],
    bytes: (file?.file.size ?? 0) + (file?.thumbnail?.size ?? 0),
    ...{ writtenAt: now, triedSince: now, state: 'queued', reason: null, other: null },
  };
}
