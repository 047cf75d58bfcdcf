import type { Payment, PaymentDetails } from '@portal/api/payment/payment';
import { centsToEuros } from '@portal/domain/money/cents';
import { secondsUntil } from '@portal/domain/time/formatCountdown';
import type { StoredPayment } from './storedPayment.ts';

/** The attempt under way as the customer sees it; null when there is none. */
export function attemptDetails(payment: StoredPayment, now: Date): PaymentDetails | null {
  const { attemptId: id, attemptMethod: type } = payment;
  if (id === null || type === null) return null;
  if (payment.attemptState !== 'PENDING' && payment.state !== 'PAYED') return null;
  return {
    type,
    id: payment.id,
    entity: payment.entity,
    reference: payment.reference,
    expiration_date: referenceEnd(payment)?.toISOString() ?? null,
    phone: payment.phone,
    waiting_time:
      type === 'MBWAY' && payment.expiresAt !== null
        ? secondsUntil(payment.expiresAt.getTime(), now.getTime())
        : null,
    url: payment.state === 'PENDING' ? payment.url : null,
    attempt_id: id,
  };
}

/** A gateway counts in days; what is paid after the payment's own deadline comes too late. */
function referenceEnd({ expiresAt: end, validUntil: deadline }: StoredPayment): Date | null {
  return end !== null && deadline !== null && deadline < end ? deadline : end;
}

/** A payment on the wire (ENT-16). */
export function paymentOnWire(payment: StoredPayment, now: Date): Payment {
  return {
    id: payment.id,
    state: payment.state,
    method: payment.method,
    total: centsToEuros(payment.totalCents),
    valid_until: payment.validUntil?.toISOString() ?? null,
    date: payment.paidAt?.toISOString() ?? null,
    description: payment.description,
    billing: payment.billing,
    details: attemptDetails(payment, now),
  };
}
