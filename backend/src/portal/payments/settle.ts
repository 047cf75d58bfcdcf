import type { PaymentMethod, PaymentState } from '@portal/domain/money/paymentState';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import type { Claim } from './gateways/gateway.ts';
import { isSubjectCancelled } from './isSubjectCancelled.ts';
import { writeEvent, type AttemptKey, type Outcome, type Statement } from './paymentEvents.ts';
import { queueRefund } from './refunds.ts';

interface AttemptRow extends AttemptKey {
  company_id: string;
  gateway: string;
  method: PaymentMethod;
  amount_cents: number;
  state: string;
  request_id: string | null;
}
interface PaymentRow {
  id: string;
  subject: string;
  state: PaymentState;
}

/**
 * The one place where a payment changes its state. Locks payment and attempt, so that callback, poll,
 * return and clock can arrive in any order and number: PAYED is final, a second or late payment goes to
 * the refund queue, amounts must be equal to the cent, and everything is written to the audit.
 */
export async function settle(
  database: Database,
  attemptId: string,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const owner = await selectRow<{ payment_id: string }>(
    database,
    'select payment_id from payment_attempts where id = $1',
    [attemptId],
  );
  const payment = await selectRow<PaymentRow>(
    database,
    'select id, subject, state from payments where id = $1 for update',
    [owner?.payment_id ?? ''],
  );
  const attempt = await selectRow<AttemptRow>(
    database,
    'select * from payment_attempts where id = $1 for update',
    [attemptId],
  );
  if (payment === undefined || attempt === undefined)
    throw new Error('A payment attempt does not exist.');
  const outcome = await decide(database, payment, attempt, statement, now);
  if (outcome !== 'NO_CHANGE') await writeEvent(database, attempt, statement, outcome, now);
  return outcome;
}

async function decide(
  database: Database,
  payment: PaymentRow,
  attempt: AttemptRow,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const { claim, requestId } = statement;
  if (claim === 'PENDING') return 'NO_CHANGE';
  if (requestId !== undefined && (await isOtherRequest(database, attempt, requestId)))
    return 'IGNORED_REQUEST';
  const isPaid = attempt.state === 'PAYED';
  if (claim === 'REFUNDED') return isPaid ? 'REFUND_REPORTED' : 'IGNORED_ENDED';
  if (isPaid) return claim === 'PAYED' ? 'IGNORED_DUPLICATE' : 'IGNORED_ENDED';
  if (claim !== 'PAYED') {
    if (attempt.state !== 'INITIATING' && attempt.state !== 'PENDING') return 'IGNORED_ENDED';
    await setAttempt(database, attempt, claim, requestId, now);
    if (payment.state === 'PENDING')
      await setPayment(database, payment.id, endState(attempt.method, claim), now);
    return 'ENDED';
  }
  if (!isOwnAmount(attempt, statement)) return 'IGNORED_AMOUNT';
  await setAttempt(database, attempt, 'PAYED', requestId, now);
  if (payment.state === 'PAYED') {
    await queueRefund(database, attempt, 'OVERPAID', now);
    return 'OVERPAID';
  }
  if (await isSubjectCancelled(database, payment.subject)) {
    await queueRefund(database, attempt, 'PAID_LATE', now);
    await supersede(database, payment, statement, now);
    if (payment.state === 'PENDING') await setPayment(database, payment.id, 'EXPIRED', now);
    return 'PAID_LATE';
  }
  await supersede(database, payment, statement, now);
  await execute(
    database,
    `update payments set state = 'PAYED', method = $2, paid_at = $3, updated_at = $3 where id = $1`,
    [payment.id, attempt.method, now],
  );
  return 'PAYED';
}

/** Whether a request id is not the one of this attempt: it has another, or another attempt has this one. */
async function isOtherRequest(
  database: Database,
  attempt: AttemptRow,
  requestId: string,
): Promise<boolean> {
  if (attempt.request_id !== null) return attempt.request_id !== requestId;
  const other = await selectRow(
    database,
    'select id from payment_attempts where gateway = $1 and request_id = $2',
    [attempt.gateway, requestId],
  );
  return other !== undefined;
}

/** A status answer without an amount is about our own request; what was asked for is what was paid. */
function isOwnAmount(attempt: AttemptRow, { amountCents, source }: Statement): boolean {
  if (amountCents === undefined) return source === 'POLL';
  return amountCents === attempt.amount_cents;
}

/** The payment's state after an attempt ended without money. */
function endState(
  method: PaymentMethod,
  claim: Exclude<Claim, 'PENDING' | 'PAYED' | 'REFUNDED'>,
): PaymentState {
  if (claim === 'EXPIRED') return 'EXPIRED';
  if (method === 'CC') return claim === 'CANCELLED' ? 'CC_CANCEL' : 'CC_ERROR';
  if (method === 'MBWAY' && claim === 'REJECTED') return 'MBWAY_REJECTED';
  if (method === 'MBWAY' && claim === 'DECLINED') return 'MBWAY_DECLINED';
  return 'NOT_PAID';
}

/** Ends the other attempts of a payment that needs them no more; what arrives for them later is still seen. */
async function supersede(
  database: Database,
  payment: PaymentRow,
  { source }: Statement,
  now: Date,
): Promise<void> {
  const ended = await selectRows<AttemptKey>(
    database,
    `update payment_attempts set state = 'CANCELLED', updated_at = $2
     where payment_id = $1 and state in ('INITIATING', 'PENDING') returning id, payment_id, order_id`,
    [payment.id, now],
  );
  for (const attempt of ended) {
    const statement = {
      source,
      claim: 'CANCELLED' as const,
      amountCents: undefined,
      requestId: undefined,
    };
    await writeEvent(database, attempt, statement, 'SUPERSEDED', now);
  }
}

async function setAttempt(
  database: Database,
  attempt: AttemptRow,
  state: string,
  requestId: string | undefined,
  now: Date,
): Promise<void> {
  await execute(
    database,
    'update payment_attempts set state = $2, request_id = coalesce(request_id, $3), updated_at = $4 where id = $1',
    [attempt.id, state, requestId ?? null, now],
  );
}

async function setPayment(
  database: Database,
  id: string,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await execute(database, 'update payments set state = $2, updated_at = $3 where id = $1', [
    id,
    state,
    now,
  ]);
}
