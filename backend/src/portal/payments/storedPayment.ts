import { secondsUntil } from '@portal/domain/time/formatCountdown';
import type { Billing, Payment, PaymentDetails, PaymentMethod } from '@portal/api/payment/payment';
import type { PaymentState } from '@portal/domain/money/paymentState';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Database } from '../../platform/database/database.ts';
import { selectRows } from '../../platform/database/sql.ts';

/** A payment with its newest attempt. */
export interface StoredPayment {
  id: string;
  company_id: string;
  client_id: string;
  subject: string;
  total_cents: number;
  state: PaymentState;
  method: PaymentMethod | null;
  valid_until: Date | null;
  paid_at: Date | null;
  description: string | null;
  billing: Billing | null;
  attempt_id: string | null;
  attempt_method: PaymentMethod | null;
  attempt_state: string | null;
  entity: string | null;
  reference: string | null;
  phone: string | null;
  url: string | null;
  expires_at: Date | null;
}

const select = `select payment.*, attempt.id as attempt_id, attempt.method as attempt_method, attempt.state as attempt_state,
    attempt.entity, attempt.reference, attempt.phone, attempt.url, attempt.expires_at
  from payments payment left join lateral (
    select * from payment_attempts where payment_id = payment.id
    order by state in ('INITIATING', 'PENDING') desc, created_at desc limit 1) attempt on true`;

/** The payment of a subject as JSON. Both are SQL expressions, columns with their table. */
export function paymentJson(companyId: string, subject: string): string {
  return `(select row_to_json(found) from (${select}
    where payment.company_id = ${companyId} and payment.subject = ${subject}) found)`;
}

type Instants = 'valid_until' | 'paid_at' | 'expires_at';
/** What `paymentJson` gives: a payment with its instants as text. */
export type PaymentJson = Omit<StoredPayment, Instants> & Record<Instants, string | null>;

export function readPaymentJson(json: PaymentJson): StoredPayment {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...json,
    valid_until: instant(json.valid_until),
    paid_at: instant(json.paid_at),
    expires_at: instant(json.expires_at),
  };
}

/** One payment of one customer, by its own id or that of its work or appointment. */
export async function findPayment(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<StoredPayment | undefined> {
  const rows = await selectRows<StoredPayment>(
    database,
    `${select} where payment.company_id = $1 and payment.client_id = $2 and (payment.subject = $3 or payment.id = $3)`,
    [companyId, clientId, id],
  );
  return rows[0];
}

/** The attempt under way as the customer sees it; null when there is none. */
export function attemptDetails(payment: StoredPayment, now: Date): PaymentDetails | null {
  const { attempt_id: id, attempt_method: type } = payment;
  if (id === null || type === null) return null;
  if (payment.attempt_state !== 'PENDING' && payment.state !== 'PAYED') return null;
  return {
    type,
    id: payment.id,
    entity: payment.entity,
    reference: payment.reference,
    expiration_date: referenceEnd(payment)?.toISOString() ?? null,
    phone: payment.phone,
    waiting_time:
      type === 'MBWAY' && payment.expires_at !== null
        ? secondsUntil(payment.expires_at.getTime(), now.getTime())
        : null,
    url: payment.state === 'PENDING' ? payment.url : null,
  };
}

/** A gateway counts in days; what is paid after the payment's own deadline comes too late. */
function referenceEnd({ expires_at: end, valid_until: deadline }: StoredPayment): Date | null {
  return end !== null && deadline !== null && deadline < end ? deadline : end;
}

/** A payment on the wire (ENT-16). */
export function paymentOnWire(payment: StoredPayment, now: Date): Payment {
  return {
    id: payment.id,
    state: payment.state,
    method: payment.method,
    total: centsToEuros(payment.total_cents),
    valid_until: payment.valid_until?.toISOString() ?? null,
    date: payment.paid_at?.toISOString() ?? null,
    description: payment.description,
    billing: payment.billing,
    details: attemptDetails(payment, now),
  };
}
