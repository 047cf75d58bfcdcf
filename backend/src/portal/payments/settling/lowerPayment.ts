import type { Transaction } from '../../../platform/database/database.ts';
import { openStates } from '../attempts/openAttempt.ts';
import { settle } from './settle.ts';

/**
 * Lowers what is asked for and not paid yet, in cents, to what is still agreed, or ends the payment where nothing is: what is
 * on its way for it ends, and what arrives all the same goes back as far as it is too much (C-935).
 */
export async function lowerPayment(
  transaction: Transaction,
  subject: string,
  agreedCents: number,
  now: Date,
): Promise<void> {
  const payment = await transaction
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', subject)
    .where('state', '<>', 'PAYED')
    .where('totalCents', '>', agreedCents)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return;
  const open = await transaction
    .selectFrom('paymentAttempts')
    .select('id')
    .where('paymentId', '=', payment.id)
    .where('state', 'in', openStates)
    .execute();
  const statement = { source: 'CLOCK', claim: 'CANCELLED' } as const;
  for (const { id } of open)
    await settle(
      transaction,
      id,
      { ...statement, amountCents: undefined, requestId: undefined },
      now,
    );
  await transaction
    .updateTable('payments')
    .set({ ...(agreedCents > 0 ? { totalCents: agreedCents } : { endedAt: now }), updatedAt: now })
    .where('id', '=', payment.id)
    .execute();
}
