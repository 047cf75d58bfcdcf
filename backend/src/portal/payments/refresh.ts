import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import { notifyOfPayment, companyOfAttempt } from './notifyOfPayment.ts';
import { gatewayOf } from './gateways/gatewayOf.ts';
import type { GatewayStatus, KnownAttempt } from './gateways/gateway.ts';
import type { Outcome, Statement } from './paymentEvents.ts';
import { settle } from './settle.ts';

/** An attempt as the calls around the gateway need it. */
export interface OpenAttempt {
  id: string;
  payment_id: string;
  company_id: string;
  order_id: string;
  request_id: string | null;
  method: PaymentMethod;
  amount_cents: number;
  state: string;
  expires_at: Date | null;
  created_at: Date;
}

export const openAttemptColumns =
  'id, payment_id, company_id, order_id, request_id, method, amount_cents, state, expires_at, created_at';

const abandonedMilliseconds = 60_000;

/**
 * Whether the call to the gateway was cut off in the middle, so that its reference or page is known to
 * nobody. An MB WAY push may be on the customer's phone all the same: it keeps its time.
 */
export function isAbandoned(
  attempt: Pick<OpenAttempt, 'state' | 'method' | 'created_at'>,
  now: Date,
): boolean {
  return (
    attempt.state === 'INITIATING' &&
    attempt.method !== 'MBWAY' &&
    attempt.created_at.getTime() + abandonedMilliseconds <= now.getTime()
  );
}

/** How seldom a gateway is asked about one attempt, in seconds: MB WAY has a status call, the list behind the others is rate limited. */
const pollSeconds: Readonly<Record<PaymentMethod, number>> = { MBWAY: 3, CC: 10, MB: 60 };

export function knownAttempt(attempt: OpenAttempt): KnownAttempt {
  return {
    orderId: attempt.order_id,
    requestId: attempt.request_id,
    method: attempt.method,
    amountCents: attempt.amount_cents,
  };
}

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

/**
 * Brings a pending payment up to date: asks the gateway, not more often than it may be asked, and ends
 * the attempt when its time is over by our own clock. A gateway that is away changes nothing. Whoever `hasTurn` asks in
 * any case.
 */
export async function refreshPayment(
  backend: Backend,
  paymentId: string,
  hasTurn = false,
): Promise<void> {
  const attempt = await selectRow<OpenAttempt>(
    backend.database,
    `select ${openAttemptColumns} from payment_attempts where payment_id = $1 and state in ('INITIATING', 'PENDING')`,
    [paymentId],
  );
  if (attempt !== undefined) await refreshAttempt(backend, attempt, hasTurn);
}

/** Ends what nobody asks about any more. Of several processes one takes each attempt. */
export async function expireAttempts(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const attempts = await selectRows<OpenAttempt>(
    backend.database,
    `select ${openAttemptColumns} from payment_attempts
     where (state in ('INITIATING', 'PENDING') and expires_at <= $1) or (state = 'INITIATING' and method <> 'MBWAY' and created_at <= $2)
     order by expires_at limit 100`,
    [now, new Date(now.getTime() - abandonedMilliseconds)],
  );
  for (const attempt of attempts)
    if (await takeTurn(backend, attempt, now)) await refreshAttempt(backend, attempt, true);
}

async function refreshAttempt(
  backend: Backend,
  attempt: OpenAttempt,
  hasTurn = false,
): Promise<void> {
  const now = backend.clock.now();
  const isExpired = attempt.expires_at !== null && attempt.expires_at <= now;
  const isOver = isExpired || isAbandoned(attempt, now);
  if (hasTurn || isOver || (await takeTurn(backend, attempt, now))) {
    const status = await askQuietly(backend, attempt);
    if (status !== undefined && status.claim !== 'PENDING') {
      const source = attempt.method === 'MBWAY' && attempt.request_id !== null ? 'POLL' : 'READ';
      await applyStatement(backend, attempt.id, { source, ...status });
      return;
    }
  }
  if (!isOver) return;
  await applyStatement(backend, attempt.id, {
    source: 'CLOCK',
    claim: isExpired ? 'EXPIRED' : 'FAILED',
    amountCents: undefined,
    requestId: undefined,
  });
}

/** True for the one process whose turn it is to ask. */
async function takeTurn(backend: Backend, attempt: OpenAttempt, now: Date): Promise<boolean> {
  const taken = await execute(
    backend.database,
    'update payment_attempts set checked_at = $2 where id = $1 and (checked_at is null or checked_at <= $3)',
    [attempt.id, now, new Date(now.getTime() - pollSeconds[attempt.method] * 1000)],
  );
  return taken.rowCount === 1;
}

async function askQuietly(
  backend: Backend,
  attempt: OpenAttempt,
): Promise<GatewayStatus | undefined> {
  try {
    const gateway = await gatewayOf(backend, attempt.company_id);
    return await gateway?.status(knownAttempt(attempt));
  } catch (error) {
    backend.log.warn(
      { attempt: attempt.id, error: String(error) },
      'the gateway could not be asked',
    );
    return undefined;
  }
}
