import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { forgetMedia } from '../../../platform/media/forgetMedia.ts';
import { documentsKeptUntil } from '../documentsKeptUntil.ts';

/** Accounts at a time: what remains is for the next turn. */
const batch = 200;

/**
 * Erases what names the person of a deleted account in payments and invoices, once the day is over until which tax law asks
 * for it (ACC-17): the billing data of the payments, and the documents with their files. Payments stay without them, for
 * sums (C-867).
 * @returns how many accounts' documents were erased; of several processes one takes each account
 */
export function eraseDocuments({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const until = documentsKeptUntil(sql`client.company_id`, sql`client.id`);
    const { rows } = await sql<{ id: string }>`
      select client.id from clients client
      where client.deleted_at is not null
        and (exists (select from invoices where invoices.client_id = client.id)
          or exists (select from payments where payments.client_id = client.id and payments.billing is not null))
        and ${until} < (${clock.now()}::timestamptz at time zone 'Europe/Lisbon')::date
      order by client.deleted_at
      limit ${batch}
      for update of client skip locked`.execute(transaction);
    if (rows.length === 0) return 0;
    const theirs = sql<string>`any(${rows.map(({ id }) => id)})`;
    await transaction
      .updateTable('payments')
      .set({ billing: null })
      .where('clientId', '=', theirs)
      .where('billing', 'is not', null)
      .execute();
    await transaction
      .updateTable('invoiceJobs')
      .set({ invoiceId: null })
      .where('invoiceId', 'in', (eb) =>
        eb.selectFrom('invoices').select('id').where('clientId', '=', theirs),
      )
      .execute();
    const documents = await transaction
      .deleteFrom('invoices')
      .where('clientId', '=', theirs)
      .returning('mediaId')
      .execute();
    await forgetMedia(
      transaction,
      documents.map(({ mediaId }) => mediaId),
    );
    return rows.length;
  });
}
