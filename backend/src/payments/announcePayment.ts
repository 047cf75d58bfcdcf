import { formatEuros } from '@portal/domain/money';
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '@portal/domain/paymentStatus';
import type { Backend } from '../backend.ts';
import { findCompanyById } from '../companies/queries.ts';
import { selectRow } from '../database/sql.ts';
import { publicAddress } from '../environment.ts';
import { dayAndTime } from '../schedule/wording.ts';
import { tellCustomer } from '../services/tellCustomer.ts';
import { texts } from './texts.ts';

interface PaidRow {
  company_id: string;
  client_id: string;
  subject: string;
  description: string | null;
  total_cents: number;
  method: PaymentMethod;
  paid_at: Date;
}

/** Tells the customer that a payment arrived: bell and receipt by e-mail. */
export async function announcePayment(backend: Backend, attemptId: string): Promise<void> {
  const row = await selectRow<PaidRow>(
    backend.pool,
    `select payment.company_id, payment.client_id, payment.subject, payment.description, payment.total_cents, payment.method, payment.paid_at
     from payment_attempts attempt join payments payment on payment.id = attempt.payment_id where attempt.id = $1`,
    [attemptId],
  );
  const company = row && (await findCompanyById(backend.database, row.company_id));
  if (row === undefined || company === undefined) return;
  const what = row.description ?? texts.defaultDescription;
  const amount = formatEuros(row.total_cents);
  const path = `/client/service-details/${row.subject}?s=I&t=0`;
  await tellCustomer(backend, {
    company,
    clientId: row.client_id,
    type: 'payment',
    subject: row.subject,
    description: texts.notification(amount, what),
    email: {
      subject: texts.receiptSubject(company.name),
      text: texts.receipt(
        company.name,
        what,
        amount,
        PAYMENT_METHOD_LABELS[row.method],
        dayAndTime(row.paid_at, company.timeZone),
        `${publicAddress(backend.environment, company.domain)}${path}`,
      ),
    },
  });
}
