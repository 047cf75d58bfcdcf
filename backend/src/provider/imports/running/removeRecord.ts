import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ImportChange } from '../../../platform/database/jsonColumns.ts';

/** Something has been done with a record since: it stays. */
export class RecordTouched extends Error {}

/** What names an appointment by its id on the wire, and would be about nothing without it. */
const ofSubject = [
  ...[
    'chat_entries',
    'subject_files',
    'ratings',
    'private_notes',
    'invoice_requests',
    'lite_links',
  ],
  ...['payments', 'evidence_records', 'invoices', 'withdrawals', 'invoice_jobs'],
] as const;

/**
 * Removes a record that an import made, as if it had never been there.
 * @throws RecordTouched where something of an appointment goes on; a fault of PostgreSQL (23503) where another record refers to it
 */
export async function removeRecord(
  transaction: Transaction,
  table: Exclude<ImportChange['table'], 'external_ids'>,
  id: string,
): Promise<void> {
  if (table === 'appointments') await removeWhatIsAbout(transaction, id);
  // Hints that open pages have heard, or do not need any more.
  if (table === 'clients')
    await transaction.deleteFrom('liveEvents').where('clientId', '=', id).execute();
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(transaction);
}

async function removeWhatIsAbout(transaction: Transaction, id: string): Promise<void> {
  const subject = `S-${id}`;
  const about = sql.join(
    ofSubject.map((table) => sql`select 1 from ${sql.table(table)} where subject = ${subject}`),
    sql` union all `,
  );
  const { rows } = await sql<{ is: boolean }>`
    select exists (${about} union all
      select 1 from planned_messages where subject = ${subject} and (message_id is not null or sent_at is not null)) as is`.execute(
    transaction,
  );
  if (rows[0]?.is === true) throw new RecordTouched();
  await transaction.deleteFrom('plannedMessages').where('subject', '=', subject).execute();
  await transaction.deleteFrom('reminderChanges').where('subject', '=', subject).execute();
  await transaction.deleteFrom('appointmentServices').where('appointmentId', '=', id).execute();
}
