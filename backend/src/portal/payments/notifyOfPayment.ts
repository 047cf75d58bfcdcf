import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { Backend } from '../../platform/backend.ts';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { texts } from './texts.ts';

interface PaidRow {
  client_id: string;
  subject: string;
  description: string | null;
  total_cents: number;
  method: PaymentMethod;
  paid_at: Date;
}

/** The provider of an attempt, looked up before the transaction that may tell of its payment. */
export async function companyOfAttempt(
  backend: Backend,
  attemptId: string,
): Promise<Company | undefined> {
  const row = await selectRow<{ company_id: string }>(
    backend.database,
    'select company_id from payment_attempts where id = $1',
    [attemptId],
  );
  return row && findCompanyById(backend.database, row.company_id);
}

/** Notifies the customer that a payment arrived, in the transaction in which it counts. */
export async function notifyOfPayment(
  database: Database,
  backend: Backend,
  company: Company,
  attemptId: string,
): Promise<void> {
  const row = await selectRow<PaidRow>(
    database,
    `select payment.client_id, payment.subject, payment.description, payment.total_cents, payment.method, payment.paid_at
     from payment_attempts attempt join payments payment on payment.id = attempt.payment_id where attempt.id = $1`,
    [attemptId],
  );
  if (row === undefined) return;
  await notifyCustomer(database, backend, {
    kind: 'paymentReceived',
    company,
    clientId: row.client_id,
    subject: row.subject,
    facts: {
      what: row.description ?? texts.defaultDescription,
      totalCents: row.total_cents,
      method: row.method,
      paidAt: row.paid_at,
    },
  });
}
