import type { Refund } from '@portal/api/payment/createPaymentsApi';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { newId } from '../../../platform/newId.ts';

export type RefundReason = Refund['reason'];

type PaidAttempt = Pick<
  Selectable<Schema['paymentAttempts']>,
  'id' | 'paymentId' | 'companyId' | 'amountCents' | 'method'
>;

/**
 * Puts money that arrived and must go back into the queue: once for each reason, of what is called off as often as a part of
 * it ends, and once more what was kept of it (POL-10).
 * @throws where it is more than is left of what arrived
 */
export async function queueRefund(
  transaction: Transaction,
  attempt: PaidAttempt,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  // Multibanco has no refund call at the gateway: somebody transfers the money back.
  await transaction
    .insertInto('paymentRefunds')
    .values({
      id: newId(),
      paymentId: attempt.paymentId,
      attemptId: attempt.id,
      companyId: attempt.companyId,
      amountCents: attempt.amountCents,
      reason,
      state: attempt.method === 'MB' ? 'MANUAL' : 'QUEUED',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
