import type { PaymentMethod, PaymentState } from '@portal/domain/paymentStatus';
import { selectRow, type Sql } from '../database/sql.ts';
import { newId } from '../ids.ts';
import type { Claim } from './gateways/gateway.ts';

/** What somebody says happened to an attempt, and who. */
export interface Statement {
  source: 'CREATE' | 'CALLBACK' | 'POLL' | 'READ' | 'RETURN' | 'CLOCK';
  claim: Claim;
  amountCents: number | undefined;
  requestId: string | undefined;
}

/** What came of a statement. Every outcome but NO_CHANGE is written down. */
export type Outcome =
  | 'PAYED'
  | 'OVERPAID'
  | 'PAID_LATE'
  | 'ENDED'
  | 'NO_CHANGE'
  | 'IGNORED_DUPLICATE'
  | 'IGNORED_ENDED'
  | 'IGNORED_AMOUNT'
  | 'IGNORED_REQUEST';

interface AttemptRow {
  id: string;
  payment_id: string;
  company_id: string;
  order_id: string;
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

const attemptStates = {
  REJECTED: 'REJECTED',
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
} as const;

/**
 * The one place where a payment changes its state. Locks payment and attempt, so that callback, poll,
 * return and clock can arrive in any order and number: PAYED is final, a second or late payment goes to
 * the refund queue, amounts must be equal to the cent, and everything is written to the audit.
 */
export async function settle(
  sql: Sql,
  attemptId: string,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const owner = await selectRow<{ payment_id: string }>(
    sql,
    'select payment_id from payment_attempts where id = $1',
    [attemptId],
  );
  const payment = await selectRow<PaymentRow>(
    sql,
    'select id, subject, state from payments where id = $1 for update',
    [owner?.payment_id ?? ''],
  );
  const attempt = await selectRow<AttemptRow>(
    sql,
    'select * from payment_attempts where id = $1 for update',
    [attemptId],
  );
  if (payment === undefined || attempt === undefined)
    throw new Error('A payment attempt does not exist.');
  const outcome = await decide(sql, payment, attempt, statement, now);
  if (outcome !== 'NO_CHANGE') await writeEvent(sql, attempt, statement, outcome, now);
  return outcome;
}

async function decide(
  sql: Sql,
  payment: PaymentRow,
  attempt: AttemptRow,
  statement: Statement,
  now: Date,
): Promise<Outcome> {
  const { claim, amountCents, requestId } = statement;
  if (claim === 'PENDING') return 'NO_CHANGE';
  if (requestId !== undefined && attempt.request_id !== null && requestId !== attempt.request_id)
    return 'IGNORED_REQUEST';
  if (attempt.state === 'PAYED') return claim === 'PAYED' ? 'IGNORED_DUPLICATE' : 'IGNORED_ENDED';
  const isActive = attempt.state === 'INITIATING' || attempt.state === 'PENDING';
  if (claim !== 'PAYED') {
    if (!isActive) return 'IGNORED_ENDED';
    await setAttempt(sql, attempt, attemptStates[claim], requestId, now);
    if (payment.state === 'PENDING')
      await setPayment(sql, payment.id, endState(attempt.method, claim), now);
    return 'ENDED';
  }
  // A status answer without an amount is about our own request; what was asked for is what was paid.
  if (amountCents !== undefined && amountCents !== attempt.amount_cents) return 'IGNORED_AMOUNT';
  if (amountCents === undefined && statement.source !== 'POLL') return 'IGNORED_AMOUNT';
  await setAttempt(sql, attempt, 'PAYED', requestId, now);
  if (payment.state === 'PAYED') return refund(sql, attempt, 'OVERPAID', now);
  if (await isCancelled(sql, payment.subject)) return refund(sql, attempt, 'PAID_LATE', now);
  await sql.query(
    `update payment_attempts set state = 'CANCELLED', updated_at = $2
     where payment_id = $1 and state in ('INITIATING', 'PENDING')`,
    [payment.id, now],
  );
  await sql.query(
    `update payments set state = 'PAYED', method = $2, paid_at = $3, updated_at = $3 where id = $1`,
    [payment.id, attempt.method, now],
  );
  return 'PAYED';
}

/** The payment's state after an attempt ended without money. */
function endState(method: PaymentMethod, claim: Exclude<Claim, 'PENDING' | 'PAYED'>): PaymentState {
  if (claim === 'EXPIRED') return 'EXPIRED';
  if (method === 'CC') return claim === 'CANCELLED' ? 'CC_CANCEL' : 'CC_ERROR';
  if (method === 'MBWAY' && claim === 'REJECTED') return 'MBWAY_REJECTED';
  if (method === 'MBWAY' && claim === 'DECLINED') return 'MBWAY_DECLINED';
  return 'NOT_PAID';
}

async function setAttempt(
  sql: Sql,
  attempt: AttemptRow,
  state: string,
  requestId: string | undefined,
  now: Date,
): Promise<void> {
  await sql.query(
    'update payment_attempts set state = $2, request_id = coalesce(request_id, $3), updated_at = $4 where id = $1',
    [attempt.id, state, requestId ?? null, now],
  );
}

async function setPayment(sql: Sql, id: string, state: PaymentState, now: Date): Promise<void> {
  await sql.query('update payments set state = $2, updated_at = $3 where id = $1', [
    id,
    state,
    now,
  ]);
}

/** Whether what was to be paid no longer exists: the money must go back. */
async function isCancelled(sql: Sql, subject: string): Promise<boolean> {
  const id = subject.slice(2);
  const table = subject.startsWith('S-') ? 'appointments' : 'works';
  const row = await selectRow(
    sql,
    `select id from ${table} where id = $1 and cancelled_at is not null`,
    [id],
  );
  return row !== undefined;
}

async function refund(
  sql: Sql,
  attempt: AttemptRow,
  reason: 'PAID_LATE' | 'OVERPAID',
  now: Date,
): Promise<Outcome> {
  // Multibanco has no refund call: somebody transfers the money back.
  await sql.query(
    `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (attempt_id) do nothing`,
    [
      newId(),
      attempt.payment_id,
      attempt.id,
      attempt.company_id,
      attempt.amount_cents,
      reason,
      attempt.method === 'MB' ? 'MANUAL' : 'QUEUED',
      now,
    ],
  );
  return reason;
}

async function writeEvent(
  sql: Sql,
  attempt: AttemptRow,
  statement: Statement,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into payment_events (attempt_id, payment_id, source, claim, amount_cents, request_id, order_id, outcome, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      attempt.id,
      attempt.payment_id,
      statement.source,
      statement.claim,
      statement.amountCents ?? null,
      statement.requestId ?? null,
      attempt.order_id,
      outcome,
      now,
    ],
  );
}
