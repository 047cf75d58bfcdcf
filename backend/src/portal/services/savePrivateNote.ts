import type { Database, Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

export interface PrivateNote {
  /** `A-…` or `S-…`. */
  subject: string;
  companyId: string;
  clientId: string;
  /** Empty to have none. */
  note: string;
  /** What it may replace; undefined where that does not matter. */
  seen: readonly string[] | undefined;
}

/**
 * Saves the customer's note of a work or appointment (DET-54).
 * @throws ApiError 409 `NOTE_CHANGED` with the `note` of now, where it is none of those that may be replaced (OFF-08)
 */
export async function savePrivateNote(
  transaction: Transaction,
  { note, seen, ...owner }: PrivateNote,
  now: Date,
): Promise<void> {
  const replaces = seen && [...seen, note];
  await requireOneOf(transaction, owner.subject, replaces);
  if (note === '') {
    await transaction
      .deleteFrom('privateNotes')
      .where((eb) => eb.and(owner))
      .execute();
    return;
  }
  const written = { note, changedAt: now };
  const saved = await transaction
    .insertInto('privateNotes')
    .values({ ...owner, ...written })
    .onConflict((conflict) => {
      const replace = conflict.column('subject').doUpdateSet(written);
      // One that came since is not locked: nobody has seen it.
      return replaces ? replace.where('privateNotes.note', 'in', replaces) : replace;
    })
    .returning('subject')
    .executeTakeFirst();
  if (saved === undefined) throw noteChanged((await noteOf(transaction, owner.subject)) ?? '');
}

async function requireOneOf(
  transaction: Transaction,
  subject: string,
  notes: readonly string[] | undefined,
): Promise<void> {
  if (notes === undefined) return;
  const current = (await noteOf(transaction, subject)) ?? '';
  if (!notes.includes(current)) throw noteChanged(current);
}

async function noteOf(database: Database, subject: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('privateNotes')
    .select('note')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  return row?.note;
}

function noteChanged(note: string): ApiError {
  return new ApiError(409, texts.noteChanged, { code: 'NOTE_CHANGED', extra: { note } });
}
