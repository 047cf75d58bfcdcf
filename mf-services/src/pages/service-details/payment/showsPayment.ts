import type { Work } from '@portal/api/work/work';
import { isUnpaid } from '../../../work/asks/askOf.ts';

/** Whether the details have a card of the payment: it was made, or is to be made (DET-07, DET-08). */
export function showsPayment(work: Work): boolean {
  return work.payment?.state === 'PAYED' || (Boolean(work.payment) && isUnpaid(work));
}
