import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { planSubject } from './planning/planSubject.ts';
import { sendBatch } from './sending/sendDue.ts';

/**
 * Tells at once what the rules want told of the stage that a work came to, in its transaction (REM-02).
 * @param at when it came there; undefined for what happened long ago: an import tells nobody
 */
export async function tellStage(
  transaction: Transaction,
  backend: Backend,
  { companyId, subject }: { companyId: string; subject: string },
  at: Date | undefined,
): Promise<void> {
  if (at === undefined) {
    await transaction.deleteFrom('reminderChanges').where('subject', '=', subject).execute();
    return;
  }
  await planSubject(transaction, { companyId, subject, at }, true);
  await sendBatch(transaction, backend, sql`message.subject = ${subject}`);
}
