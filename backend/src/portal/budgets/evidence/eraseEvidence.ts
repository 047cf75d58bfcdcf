import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { forgetMedia } from '../../../platform/media/forgetMedia.ts';
import { evidenceKeptUntil } from './evidenceKeptUntil.ts';

/**
 * Erases who decided, and the documents that name them, once the time is over that the provider keeps them (D-05). The
 * records stay as they are: the hash of what was erased keeps the chain provable (BUD-34).
 * @returns how many records lost their personal part
 */
export async function eraseEvidence({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { rows: people } = await sql<{ recordId: string }>`
      delete from evidence_people person
      using evidence_records record
        join works work on work.company_id = record.company_id and 'A-' || work.id = record.subject
        join clients client on client.id = work.client_id
        left join budget_settings settings on settings.company_id = record.company_id
      where person.record_id = record.id
        and ${evidenceKeptUntil(sql`client.deleted_at`, sql`client.evidence_months_told`)} <= ${clock.now()}
      returning person.record_id`.execute(transaction);
    if (people.length === 0) return 0;
    const documents = await transaction
      .deleteFrom('evidenceDocuments')
      .where('recordId', '=', sql<string>`any(${people.map(({ recordId }) => recordId)})`)
      .returning('mediaId')
      .execute();
    await forgetMedia(
      transaction,
      documents.map(({ mediaId }) => mediaId),
    );
    return people.length;
  });
}
