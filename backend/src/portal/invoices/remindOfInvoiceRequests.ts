import { formatDayMonth, lisbonToday } from '@portal/domain/time/isoDate';
import type { Selectable } from 'kysely';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { publicAddress } from '../../platform/environment.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { texts } from './texts.ts';

/** Days after which the provider is reminded of a request that is still open. */
const REMINDER_DAYS = [3, 10] as const;
const dayMilliseconds = 86_400_000;
const batch = 100;

type OpenRequest = Pick<
  Selectable<Schema['invoiceRequests']>,
  'id' | 'companyId' | 'subject' | 'emails' | 'requestedAt'
>;

/**
 * Reminds providers by mail of requests for invoices that they neither answered nor refused. Of several processes one
 * reminds of each; who was away for both days is reminded once.
 * @returns how many requests providers were reminded of
 */
export async function remindOfInvoiceRequests(backend: Backend): Promise<number> {
  const now = backend.clock.now();
  let reminded = 0;
  for (const [index, days] of [...REMINDER_DAYS.entries()].reverse()) {
    const due = await backend.database
      .selectFrom('invoiceRequests')
      .select(['id', 'companyId', 'subject', 'emails', 'requestedAt'])
      .where('state', '=', 'OPEN')
      .where('requestedAt', '<=', new Date(now.getTime() - days * dayMilliseconds))
      .where('reminders', '<=', index)
      .orderBy('requestedAt')
      .limit(batch)
      .execute();
    for (const request of due) if (await remind(backend, request, index + 1)) reminded += 1;
  }
  return reminded;
}

/** @returns false when it was answered, or another process reminded of it, meanwhile */
async function remind(backend: Backend, request: OpenRequest, count: number): Promise<boolean> {
  const company = await findCompanyById(backend.database, request.companyId);
  if (company === undefined) return false;
  return inTransaction(backend.database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('invoiceRequests')
      .set({ reminders: count })
      .where('id', '=', request.id)
      .where('state', '=', 'OPEN')
      .where('reminders', '<', count)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (company.email === null) return true;
    const path = `/client/service-details/${request.subject}`;
    await queueMessage(
      transaction,
      backend,
      { companyId: company.id, clientId: null },
      {
        channel: 'email',
        to: company.email,
        subject: texts.reminderSubject(company.name),
        text: texts.reminder(
          formatDayMonth(lisbonToday(request.requestedAt), lisbonToday(backend.clock.now())),
          request.emails,
          publicAddress(backend.environment, company.domain) + path,
        ),
      },
    );
    return true;
  });
}
