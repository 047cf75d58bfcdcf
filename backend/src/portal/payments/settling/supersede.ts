import type { Transaction } from '../../../platform/database/database.ts';
import { openStates } from '../attempts/openAttempt.ts';
import { writePaymentEvent, type Statement } from './paymentEvents.ts';

/** Ends the other attempts of a payment that needs them no more; what arrives for them later is still seen. */
export async function supersede(
  transaction: Transaction,
  paymentId: string,
  { source }: Statement,
  now: Date,
): Promise<void> {
  const ended = await transaction
    .updateTable('paymentAttempts')
    .set({ state: 'CANCELLED', updatedAt: now })
    .where('paymentId', '=', paymentId)
    .where('state', 'in', openStates)
    .returning(['id', 'paymentId', 'orderId'])
    .execute();
  for (const attempt of ended) {
    const statement = {
      source,
      claim: 'CANCELLED' as const,
      amountCents: undefined,
      requestId: undefined,
    };
    await writePaymentEvent(transaction, attempt, statement, 'SUPERSEDED', now);
  }
}
