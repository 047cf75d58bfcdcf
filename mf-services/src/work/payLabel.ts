import type { PaymentState } from '@portal/api/payment';
import { texts } from '../texts.ts';

/** What a link to a payment says: while a reference or an MB WAY request waits there is one to be seen (C-233). */
export function payLabel(state: PaymentState | undefined): string {
  return state === 'PENDING' ? texts.work.seePayment : texts.work.pay;
}
