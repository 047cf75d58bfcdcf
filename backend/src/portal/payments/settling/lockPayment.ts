import type { Transaction } from '../../../platform/database/database.ts';

/** Has money that arrives for an appointment or a work at the same moment wait until the transaction ends. */
export async function lockPayment(transaction: Transaction, subject: string): Promise<void> {
  await transaction
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', subject)
    .forUpdate()
    .execute();
}
