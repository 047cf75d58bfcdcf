import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { settle } from '../settling/settle.ts';
import type { StoredPayment } from '../storedPayment.ts';
import { texts } from '../texts.ts';
import { isAbandoned, openStates } from './openAttempt.ts';

/**
 * An open card page may be given up for another try; a reference or a push under way only where the
 * customer says so (C-193). Money that arrives for it all the same pays, or goes back when another did.
 * @throws ApiError 409 while one is under way that the customer does not give up
 */
export async function endSuperseded(
  transaction: Transaction,
  payment: StoredPayment,
  replaces: boolean,
  now: Date,
): Promise<void> {
  const active = await transaction
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'state', 'expiresAt', 'createdAt'])
    .where('paymentId', '=', payment.id)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  if (active === undefined) return;
  const isOver = active.expiresAt !== null && active.expiresAt <= now;
  if (active.method !== 'CC' && !replaces && !isOver && !isAbandoned(active, now))
    throw new ApiError(409, texts.running);
  await settle(
    transaction,
    active.id,
    {
      source: 'CLOCK',
      claim: isOver ? 'EXPIRED' : 'CANCELLED',
      amountCents: undefined,
      requestId: undefined,
    },
    now,
  );
}
