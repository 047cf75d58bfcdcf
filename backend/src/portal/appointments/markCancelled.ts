import type { Transaction } from '../../platform/database/database.ts';
import type { CancelResult } from '../policies/cancelResult.ts';

/** Writes that the customer calls a booking off, and which part of its price is kept; the database queues what goes back (POL-09). */
export async function markCancelled(
  transaction: Transaction,
  id: string,
  { keptPercent }: Pick<CancelResult, 'keptPercent'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({
      cancelledAt: now,
      cancelledByClient: true,
      cancelReason: 'CUSTOMER',
      keptPercent,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}
