import type { Database } from '../../../platform/database/database.ts';

/** Notes that a job is over, with the document that came of it. */
export async function finishJob(
  database: Database,
  id: string,
  invoiceId: string | null,
): Promise<void> {
  await database
    .updateTable('invoiceJobs')
    .set({ state: 'DONE', lastError: null, invoiceId })
    .where('id', '=', id)
    .execute();
}
