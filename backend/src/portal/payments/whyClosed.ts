import { isAppointmentId } from '@portal/domain/ids';
import type { Database } from '../../platform/database/database.ts';
import { isSubjectCancelled } from './isSubjectCancelled.ts';
import type { StoredPayment } from './storedPayment.ts';
import { texts } from './texts.ts';

/** Why a payment can no longer be begun, in the customer's words; null while it can. */
export async function whyClosed(
  database: Database,
  payment: Pick<StoredPayment, 'subject' | 'valid_until'>,
  now: Date,
): Promise<string | null> {
  if (await isSubjectCancelled(database, payment.subject))
    return isAppointmentId(payment.subject) ? texts.cancelledAppointment : texts.cancelledWork;
  return payment.valid_until !== null && payment.valid_until <= now ? texts.tooLate : null;
}
