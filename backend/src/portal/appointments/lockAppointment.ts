import type { Transaction } from '../../platform/database/database.ts';
import { lockPayment } from '../payments/settling/lockPayment.ts';

/** What nobody else changes until the transaction ends: an appointment, and behind it its payment, as a cancellation locks the two. */
export async function lockAppointment(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  await lockPayment(transaction, `S-${id}`);
}
