import type { Transaction } from '../../platform/database/database.ts';

/**
 * A payment keeps its deadline when its appointment is moved, by whomever, but nobody pays for what has begun (RSC-07). What
 * the provider puts into the past took place: it is not called off for want of payment (C-898).
 */
export async function endDeadlineAtStart(
  transaction: Transaction,
  appointmentId: string,
  start: Date,
  now: Date,
): Promise<void> {
  const unpaid = transaction
    .updateTable('payments')
    .where('subject', '=', `S-${appointmentId}`)
    .where('state', '<>', 'PAYED');
  await unpaid.set({ validUntil: start, updatedAt: now }).where('validUntil', '>', start).execute();
  if (start <= now) await unpaid.set({ holdsBooking: false, updatedAt: now }).execute();
}
