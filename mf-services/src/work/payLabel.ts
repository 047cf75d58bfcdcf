import type { PaymentState } from '@portal/api/payment/payment';
import { texts } from '../texts.ts';

/**
 * What a link to a payment says: while a reference or an MB WAY request waits there is one to be seen (C-233), and once the
 * deadline is over nothing is to be paid (C-249).
 */
export function payLabel(state: PaymentState | undefined, isOver = false): string {
  return isOver || state === 'PENDING' ? texts.work.seePayment : texts.work.pay;
}
