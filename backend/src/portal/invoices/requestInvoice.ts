import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { newId } from '../../platform/newId.ts';
import { mailInvoiceRequest } from './mailInvoiceRequest.ts';

/**
 * Asks the provider for the invoice of a work (API-32, INV-01): it stands in the provider API, a system that listens is
 * told by `invoice.requested`, and the provider's mailbox gets a mail, unless its program is asked to issue it (C-954). While
 * a request is open a second one changes nothing.
 * @param workId `A-…`
 */
export async function requestInvoice(
  backend: Backend,
  { company, client }: Customer,
  workId: string,
  emails: readonly string[],
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    const made = await transaction
      .insertInto('invoiceRequests')
      .values({
        id: newId(),
        companyId: company.id,
        clientId: client.id,
        subject: workId,
        emails: [...emails],
        requestedAt: backend.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['companyId', 'subject']).where('state', '=', sql.lit('OPEN')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return;
    const job = await transaction
      .selectFrom('invoiceJobs')
      .select('id')
      .where('requestId', '=', made.id)
      .executeTakeFirst();
    if (job === undefined) await mailInvoiceRequest(transaction, backend, made.id);
  });
}
