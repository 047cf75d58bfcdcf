import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { sql } from 'kysely';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { lockAppointment } from '../../appointments/lockAppointment.ts';
import { listPaidAttempts, sumOf } from '../listPaidAttempts.ts';
import type { Contract, EndedContract } from './contract.ts';

/**
 * Cancels a booking that its customer withdrew from, later than the provider lets bookings be cancelled, too; what was
 * paid goes to the refunds (trigger `appointments_refund`).
 * @returns undefined when it was cancelled, or became a work, meanwhile
 */
export async function endBooking(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { subject, clientId, refund }: Contract,
): Promise<EndedContract | undefined> {
  await lockAppointment(transaction, subject.slice(2));
  // What was paid counts no longer once it is among the refunds.
  const refundCents = await refund();
  const transferCents = sumOf(
    (await listPaidAttempts(transaction, subject)).filter(({ method }) => method === 'MB'),
  );
  const now = backend.clock.now();
  const cancelled = await transaction
    .updateTable('appointments')
    .set({ cancelledAt: now, cancelledByClient: true, cancelReason: 'CUSTOMER', updatedAt: now })
    .where('id', '=', subject.slice(2))
    .where('cancelledAt', 'is', null)
    .where('becameWork', '=', false)
    .returning(sql<Date>`lower(during)`.as('startsAt'))
    .executeTakeFirst();
  if (cancelled === undefined) return undefined;
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentCancelled',
    company,
    clientId,
    subject,
    facts: { start: cancelled.startsAt, refundCents },
  });
  return { refundCents, transferCents, isPartial: false, keepEvidence: () => Promise.resolve() };
}
