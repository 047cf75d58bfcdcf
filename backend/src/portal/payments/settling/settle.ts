import type { PaymentState } from '@portal/domain/money/paymentState';
import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { calledOff } from './calledOff.ts';
import { endState } from './endState.ts';
import { isKnown } from './isKnown.ts';
import { isOtherRequest } from './isOtherRequest.ts';
import { writePaymentEvent, type Outcome, type Statement } from './paymentEvents.ts';
import { queueRefund } from './queueRefund.ts';
import { supersede } from './supersede.ts';

const attemptColumns = [
  'id',
  'paymentId',
  'companyId',
  'gateway',
  'orderId',
  'requestId',
  'method',
  'amountCents',
  'state',
] as const;

type AttemptRow = Pick<Selectable<Schema['paymentAttempts']>, (typeof attemptColumns)[number]>;
const paymentColumns = ['id', 'subject', 'state', 'totalCents', 'endedAt'] as const;

type PaymentRow = Pick<Selectable<Schema['payments']>, (typeof paymentColumns)[number]>;

/**
 * The one place where a payment changes its state. Locks payment and attempt, so that callback, poll,
 * return and clock can arrive in any order and number: PAYED is final, a second or late payment goes to
 * the refund queue, amounts must be equal to the cent, and everything is written to the audit.
 */
export async function settle(
  transaction: Transaction,
  attemptId: string,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const owner = await transaction
    .selectFrom('paymentAttempts')
    .select('paymentId')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  const payment = await transaction
    .selectFrom('payments')
    .select(paymentColumns)
    .where('id', '=', owner?.paymentId ?? '')
    .forUpdate()
    .executeTakeFirst();
  const attempt = await transaction
    .selectFrom('paymentAttempts')
    .select(attemptColumns)
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined || attempt === undefined)
    throw new Error('A payment attempt does not exist.');
  const outcome = await decide(transaction, payment, attempt, statement, now);
  if (await isKnown(transaction, attempt.id, statement, outcome)) return 'NO_CHANGE';
  if (outcome !== 'NO_CHANGE')
    await writePaymentEvent(transaction, attempt, statement, outcome, now);
  return outcome;
}

async function decide(
  transaction: Transaction,
  payment: PaymentRow,
  attempt: AttemptRow,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const { claim, requestId } = statement;
  if (claim === 'PENDING') return 'NO_CHANGE';
  if (requestId !== undefined && (await isOtherRequest(transaction, attempt, requestId)))
    return 'IGNORED_REQUEST';
  const isPaid = attempt.state === 'PAYED';
  if (claim === 'REFUNDED') return isPaid ? 'REFUND_REPORTED' : 'IGNORED_ENDED';
  if (isPaid) return claim === 'PAYED' ? 'IGNORED_DUPLICATE' : 'IGNORED_ENDED';
  if (claim !== 'PAYED') {
    if (attempt.state !== 'INITIATING' && attempt.state !== 'PENDING') return 'IGNORED_ENDED';
    await setAttempt(transaction, attempt, claim, requestId, now);
    if (payment.state === 'PENDING')
      await setPayment(transaction, payment.id, endState(attempt.method, claim), now);
    return 'ENDED';
  }
  if (!isOwnAmount(attempt, statement)) return 'IGNORED_AMOUNT';
  await setAttempt(transaction, attempt, 'PAYED', requestId, now);
  if (payment.state === 'PAYED') {
    await queueRefund(transaction, attempt, 'OVERPAID', now);
    return 'OVERPAID';
  }
  if (payment.endedAt !== null || (await calledOff(transaction, payment.subject)) !== null) {
    await queueRefund(transaction, attempt, 'PAID_LATE', now);
    await supersede(transaction, payment.id, statement, now);
    if (payment.state === 'PENDING') await setPayment(transaction, payment.id, 'EXPIRED', now);
    return 'PAID_LATE';
  }
  await supersede(transaction, payment.id, statement, now);
  await transaction
    .updateTable('payments')
    .set({ state: 'PAYED', method: attempt.method, paidAt: now, updatedAt: now })
    .where('id', '=', payment.id)
    .execute();
  // A reference of before may cost more than what is asked for by now (C-935).
  const amountCents = attempt.amountCents - payment.totalCents;
  if (amountCents > 0) await queueRefund(transaction, { ...attempt, amountCents }, 'OVERPAID', now);
  return 'PAYED';
}

/** A status answer without an amount is about our own request; what was asked for is what was paid. */
function isOwnAmount(attempt: AttemptRow, { amountCents, source }: Statement): boolean {
  if (amountCents === undefined) return source === 'POLL';
  return amountCents === attempt.amountCents;
}

async function setAttempt(
  transaction: Transaction,
  attempt: AttemptRow,
  state: AttemptRow['state'],
  requestId: string | undefined,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('paymentAttempts')
    .set({ state, requestId: sql`coalesce(request_id, ${requestId ?? null})`, updatedAt: now })
    .where('id', '=', attempt.id)
    .execute();
}

async function setPayment(
  transaction: Transaction,
  id: string,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
