import type { Transaction } from '../../platform/database/database.ts';

/** A payment keeps its deadline when its appointment is moved, by whomever, but nobody pays for what has begun (RSC-07). */
export async function endDeadlineAtStart(
  transaction: Transaction,
  appointmentId: string,
  start: Date,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ validUntil: start, updatedAt: now })
    .where('subject', '=', `S-${appointmentId}`)
    .where('state', '<>', 'PAYED')
    .where('validUntil', '>', start)
    .execute();
}
