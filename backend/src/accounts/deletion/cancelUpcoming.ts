import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Calls off the bookings to come of a customer who leaves, so that the places are free again. */
export async function cancelUpcoming(
  transaction: Transaction,
  clientId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ cancelledAt: now, cancelledByClient: true, cancelReason: 'CUSTOMER', updatedAt: now })
    .where('clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .where(sql<Date>`lower(during)`, '>', now)
    .execute();
}
