import { sql } from 'kysely';
import { databaseFault } from '../../../platform/database/databaseFault.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ImportChange } from '../../../platform/database/jsonColumns.ts';
import { holdImport, type ImportJob, type ImportTools } from './importJob.ts';
import { hashesOf, restoreRecord } from './record.ts';
import { removeRecord, RecordTouched } from './removeRecord.ts';

const MOST_AT_ONCE = 100;

/**
 * Takes the next lines back, the last one first: each whose records nobody has touched since, wholly or not at all (SET-25).
 * @returns whether there may be more; false once all are looked at, or another process has taken the import over
 */
export async function undoLines(
  { database, clock }: ImportTools,
  job: ImportJob,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const held = await holdImport(transaction, job, now);
    if (held === undefined) return false;
    const lines = await transaction
      .selectFrom('importLines')
      .select(['n', 'changes'])
      .where('importId', '=', job.id)
      .where('isDone', '=', true)
      .where('undoing', 'is', null)
      .where(sql<boolean>`jsonb_array_length(changes) > 0`)
      .orderBy('n', 'desc')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { n, changes } of lines) {
      const isUndone = await undoLine(transaction, held.company.id, changes ?? []);
      await transaction
        .updateTable('importLines')
        .set({ undoing: isUndone ? 'undone' : 'kept' })
        .where('importId', '=', job.id)
        .where('n', '=', n)
        .execute();
    }
    return lines.length > 0;
  });
}

async function undoLine(
  transaction: Transaction,
  companyId: string,
  changes: readonly ImportChange[],
): Promise<boolean> {
  await sql`savepoint line`.execute(transaction);
  try {
    for (const change of changes.toReversed()) await undoChange(transaction, companyId, change);
  } catch (error) {
    const isReferredTo = databaseFault(error)?.code === '23503';
    if (!isReferredTo && !(error instanceof RecordTouched)) throw error;
    await sql`rollback to savepoint line`.execute(transaction);
    return false;
  }
  await sql`release savepoint line`.execute(transaction);
  return true;
}

async function undoChange(
  transaction: Transaction,
  companyId: string,
  { table, id, before, hash }: ImportChange,
): Promise<void> {
  if (table === 'external_ids') {
    const [kind = '', ...rest] = id.split('/');
    await sql`delete from external_ids
      where company_id = ${companyId} and kind = ${kind} and external_id = ${rest.join('/')}`.execute(
      transaction,
    );
    return;
  }
  const hashes = await hashesOf(transaction, table, [id]);
  if (hashes.get(id) !== hash) throw new RecordTouched();
  if (before === null) await removeRecord(transaction, table, id);
  else await restoreRecord(transaction, table, id, before);
}
