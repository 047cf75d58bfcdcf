import type { Backend } from '../../../platform/backend.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import type { GatewayStatus } from '../gateways/gateway.ts';
import {
  abandonedMilliseconds,
  isAbandoned,
  knownAttempt,
  openAttemptColumns,
  openStates,
  type OpenAttempt,
} from './openAttempt.ts';
import { applyStatement } from '../settling/applyStatement.ts';
import { pollSeconds } from './pollSeconds.ts';

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
  const attempt = await backend.database
    .selectFrom('paymentAttempts')
    .select(openAttemptColumns)
    .where('paymentId', '=', paymentId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  if (attempt !== undefined) await refreshAttempt(backend, attempt, hasTurn);
}

/** Ends what nobody asks about any more. Of several processes one takes each attempt. */
export async function expireAttempts(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const abandoned = new Date(now.getTime() - abandonedMilliseconds);
  const attempts = await backend.database
    .selectFrom('paymentAttempts')
    .select(openAttemptColumns)
    .where((eb) =>
      eb.or([
        eb('state', 'in', openStates).and('expiresAt', '<=', now),
        eb('state', '=', 'INITIATING')
          .and('method', '<>', 'MBWAY')
          .and('createdAt', '<=', abandoned),
      ]),
    )
    .orderBy('expiresAt')
    .limit(100)
    .execute();
  for (const attempt of attempts)
    if (await takeTurn(backend, attempt, now)) await refreshAttempt(backend, attempt, true);
}

async function refreshAttempt(
  backend: Backend,
  attempt: OpenAttempt,
  hasTurn = false,
): Promise<void> {
  const now = backend.clock.now();
  const isExpired = attempt.expiresAt !== null && attempt.expiresAt <= now;
  const isOver = isExpired || isAbandoned(attempt, now);
  if (hasTurn || isOver || (await takeTurn(backend, attempt, now))) {
    const status = await askQuietly(backend, attempt);
    if (status !== undefined && status.claim !== 'PENDING') {
      const source = attempt.method === 'MBWAY' && attempt.requestId !== null ? 'POLL' : 'READ';
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
  const lastTurn = new Date(now.getTime() - pollSeconds[attempt.method] * 1000);
  const taken = await backend.database
    .updateTable('paymentAttempts')
    .set({ checkedAt: now })
    .where('id', '=', attempt.id)
    .where((eb) => eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<=', lastTurn)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function askQuietly(
  backend: Backend,
  attempt: OpenAttempt,
): Promise<GatewayStatus | undefined> {
  try {
    const gateway = await gatewayOfAttempt(backend, attempt);
    return await gateway?.status(knownAttempt(attempt));
  } catch (error) {
    backend.log.warn(
      { attempt: attempt.id, error: String(error) },
      'the gateway could not be asked',
    );
    return undefined;
  }
}
