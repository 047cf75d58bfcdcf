import type { Transaction } from '../../platform/database/database.ts';

/** What nobody else changes until the transaction ends: an appointment, and behind it its payment, as a cancellation locks the two. */
export async function lockAppointment(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  await transaction
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', `S-${id}`)
    .forUpdate()
    .execute();
}
