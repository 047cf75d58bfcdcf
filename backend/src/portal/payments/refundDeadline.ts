import { REFUND_DAYS } from '@portal/api/payment/payment';

const dayMilliseconds = 86_400_000;

/** By when a refund is to be there, by when it was decided: an ISO instant. */
export function refundDeadline(decidedAt: Date): string {
  return new Date(decidedAt.getTime() + REFUND_DAYS * dayMilliseconds).toISOString();
}
