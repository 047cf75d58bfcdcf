import { openStatesList } from './attempts/openAttempt.ts';
import type { StoredPayment } from './storedPayment.ts';

/** The payment of a subject as JSON, unless it ended (C-935). Both are SQL expressions, columns with their table. */
export function paymentJson(companyId: string, subject: string): string {
  return `(select row_to_json(found) from (select payment.*, attempt.id as attempt_id, attempt.method as attempt_method, attempt.state as attempt_state,
    attempt.entity, attempt.reference, attempt.phone, attempt.url, attempt.expires_at
  from payments payment left join lateral (
    select * from payment_attempts where payment_id = payment.id
    order by state in ${openStatesList} desc, created_at desc limit 1) attempt on true
    where payment.company_id = ${companyId} and payment.subject = ${subject} and payment.ended_at is null) found)`;
}

type SameInJson = Pick<
  StoredPayment,
  | 'id'
  | 'subject'
  | 'state'
  | 'method'
  | 'description'
  | 'billing'
  | 'entity'
  | 'reference'
  | 'phone'
  | 'url'
>;

/** What `paymentJson` gives: columns by their names in the database, instants as text. */
export interface PaymentJson extends SameInJson {
  company_id: StoredPayment['companyId'];
  client_id: StoredPayment['clientId'];
  total_cents: StoredPayment['totalCents'];
  valid_until: string | null;
  paid_at: string | null;
  expires_at: string | null;
  attempt_id: StoredPayment['attemptId'];
  attempt_method: StoredPayment['attemptMethod'];
  attempt_state: StoredPayment['attemptState'];
}

/** The payment in what `paymentJson` gave. */
export function readPaymentJson(json: PaymentJson): StoredPayment {
  const { id, subject, state, method, description, billing } = json;
  const { entity, reference, phone, url } = json;
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...{ id, subject, state, method, description, billing },
    ...{ entity, reference, phone, url },
    companyId: json.company_id,
    clientId: json.client_id,
    totalCents: json.total_cents,
    validUntil: instant(json.valid_until),
    paidAt: instant(json.paid_at),
    endedAt: null,
    expiresAt: instant(json.expires_at),
    attemptId: json.attempt_id,
    attemptMethod: json.attempt_method,
    attemptState: json.attempt_state,
  };
}
