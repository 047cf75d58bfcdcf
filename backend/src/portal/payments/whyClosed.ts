import { isMissed } from '@portal/domain/work/appointmentAlert';
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../platform/database/database.ts';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import { findAppointment } from '../appointments/appointmentRow.ts';
import { calledOff } from './settling/calledOff.ts';
import type { StoredPayment } from './storedPayment.ts';
import { texts } from './texts.ts';

type Closable = Pick<
  StoredPayment,
  'companyId' | 'clientId' | 'subject' | 'validUntil' | 'endedAt'
>;

/** Why a payment can no longer be begun, in the customer's words; null while it can. A missed appointment asks for none (C-269). */
export async function whyClosed(
  database: Database,
  payment: Closable,
  now: Date,
): Promise<string | null> {
  const ended = await calledOff(database, payment.subject);
  if (ended !== null) return ended === 'work' ? texts.cancelledWork : texts.cancelledAppointment;
  if (payment.endedAt !== null) return texts.endedContract;
  if (await isSubjectMissed(database, payment, now)) return texts.missedAppointment;
  return payment.validUntil !== null && payment.validUntil <= now ? texts.tooLate : null;
}

async function isSubjectMissed(
  database: Database,
  { companyId, clientId, subject }: Closable,
  now: Date,
): Promise<boolean> {
  if (!isAppointmentId(subject)) return false;
  const row = await findAppointment(database, companyId, clientId, subject.slice(2));
  return row !== undefined && isMissed(appointmentFacts(row, now));
}
