import type { Database, Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

export interface PrivateNote {
  /** As `wordSubjects` says. */
  subjects: readonly [string, ...string[]];
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
  { note, seen, subjects, ...customer }: PrivateNote,
  now: Date,
): Promise<void> {
  const replaces = seen && [...seen, note];
  await requireOneOf(transaction, subjects, replaces);
  const [subject, ...earlier] = subjects;
  const replaced = note === '' ? subjects : earlier;
  if (replaced.length > 0)
    await transaction
      .deleteFrom('privateNotes')
      .where((eb) => eb.and(customer))
      .where('subject', 'in', replaced)
      .execute();
  if (note === '') return;
  const written = { note, changedAt: now };
  const saved = await transaction
    .insertInto('privateNotes')
    .values({ ...customer, subject, ...written })
    .onConflict((conflict) => {
      const replace = conflict.column('subject').doUpdateSet(written);
      // One that came since is not locked: nobody has seen it.
      return replaces ? replace.where('privateNotes.note', 'in', replaces) : replace;
    })
    .returning('subject')
    .executeTakeFirst();
  if (saved === undefined) throw noteChanged((await noteOf(transaction, [subject])) ?? '');
}

async function requireOneOf(
  transaction: Transaction,
  subjects: readonly string[],
  notes: readonly string[] | undefined,
): Promise<void> {
  if (notes === undefined) return;
  const current = (await noteOf(transaction, subjects)) ?? '';
  if (!notes.includes(current)) throw noteChanged(current);
}

/** The note that stands: of a work its own before that of its appointment, as it is shown. */
async function noteOf(
  database: Database,
  subjects: readonly string[],
): Promise<string | undefined> {
  const rows = await database
    .selectFrom('privateNotes')
    .select('note')
    .where('subject', 'in', subjects)
    .orderBy('subject')
    .forUpdate()
    .execute();
  return rows[0]?.note;
}

function noteChanged(note: string): ApiError {
  return new ApiError(409, texts.noteChanged, { code: 'NOTE_CHANGED', extra: { note } });
}
