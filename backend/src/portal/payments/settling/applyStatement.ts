import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { notifyOfPayment, companyOfAttempt } from './notifyOfPayment.ts';
import type { Outcome, Statement } from './paymentEvents.ts';
import { settle } from './settle.ts';

/** Applies a statement and, when it paid something, tells the customer. */
export async function applyStatement(
  backend: Backend,
  attemptId: string,
  statement: Statement,
): Promise<Outcome> {
  const company = await companyOfAttempt(backend, attemptId);
  const outcome = await inTransaction(backend.database, async (transaction) => {
    const settled = await settle(transaction, attemptId, statement, backend.clock.now());
    if (settled === 'PAYED' && company !== undefined)
      await notifyOfPayment(transaction, backend, company, attemptId);
    return settled;
  });
  if (outcome === 'OVERPAID' || outcome === 'PAID_LATE' || outcome === 'IGNORED_AMOUNT')
    backend.log.warn({ attempt: attemptId, outcome }, 'a payment needs a look');
  return outcome;
}
