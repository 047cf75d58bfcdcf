import type { Transaction } from '../../platform/database/database.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/**
 * Calls off the bookings to come of a customer who leaves, so that the places are free again; of each what was said of it is
 * kept, and the database queues what goes back (POL-09).
 */
export async function cancelUpcoming(
  transaction: Transaction,
  bookings: readonly UpcomingBooking[],
  now: Date,
): Promise<void> {
  for (const { row, result } of bookings)
    await transaction
      .updateTable('appointments')
      .set({
        cancelledAt: now,
        cancelledByClient: true,
        cancelReason: 'CUSTOMER',
        keptPercent: result.keptPercent,
        updatedAt: now,
      })
      .where('id', '=', row.id)
      .execute();
}
