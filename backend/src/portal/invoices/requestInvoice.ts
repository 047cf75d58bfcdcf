import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { publicAddress } from '../../platform/environment.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { newId } from '../../platform/newId.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { loadSubjectItems } from '../services/loadSubjectItems.ts';
import { texts } from './texts.ts';

/** A work whose invoice is asked for. */
export interface InvoicedWork {
  /** `A-…`. */
  id: string;
  itemId: string | null;
}

/**
 * Asks the provider for the invoice of a work (API-32, INV-01): it stands in the provider API, a system that listens is
 * told by `invoice.requested`, and the provider's mailbox gets a mail. While a request is open a second one changes nothing.
 */
export async function requestInvoice(
  backend: Backend,
  { company, client }: Customer,
  work: InvoicedWork,
  emails: readonly string[],
): Promise<void> {
  const items = await loadSubjectItems(backend, company, [work.itemId]);
  const title = items.get(work.itemId ?? '')?.title ?? texts.service;
  const address = `${publicAddress(backend.environment, company.domain)}/client/service-details/${work.id}`;
  await inTransaction(backend.database, async (transaction) => {
    const made = await transaction
      .insertInto('invoiceRequests')
      .values({
        id: newId(),
        companyId: company.id,
        clientId: client.id,
        subject: work.id,
        emails: [...emails],
        requestedAt: backend.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['companyId', 'subject']).where('state', '=', sql.lit('OPEN')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (made === undefined || company.email === null) return;
    const owner = { companyId: company.id, clientId: null };
    await queueMessage(transaction, backend, owner, {
      channel: 'email',
      to: company.email,
      subject: texts.subject(company.name),
      text: texts.mail(client.name, title, emails, address),
    });
  });
}
