import type { NotNull } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { texts } from '../texts.ts';

/** The provider of an attempt, looked up before the transaction that may tell of its payment. */
export async function companyOfAttempt(
  backend: Backend,
  attemptId: string,
): Promise<Company | undefined> {
  const row = await backend.database
    .selectFrom('paymentAttempts')
    .select('companyId')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return row && findCompanyById(backend.database, row.companyId);
}

/** Notifies the customer that a payment arrived, in the transaction in which it counts. */
export async function notifyOfPayment(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  attemptId: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('paymentAttempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.paymentId')
    .select(['payment.clientId', 'payment.subject', 'payment.description', 'payment.totalCents'])
    .select(['payment.method', 'payment.paidAt'])
    .$narrowType<{ method: NotNull; paidAt: NotNull }>()
    .where('attempt.id', '=', attemptId)
    .executeTakeFirst();
  if (row === undefined) return;
  await notifyCustomer(transaction, backend, {
    kind: 'paymentReceived',
    company,
    clientId: row.clientId,
    subject: row.subject,
    facts: {
      what: row.description ?? texts.defaultDescription,
      totalCents: row.totalCents,
      method: row.method,
      paidAt: row.paidAt,
    },
  });
}
