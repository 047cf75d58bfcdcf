import type { Backend } from '../../../platform/backend.ts';
import { eachOnItsOwn } from '../../../platform/jobs/eachOnItsOwn.ts';
import { askQuietly } from './askQuietly.ts';
import {
  abandonedMilliseconds,
  isAbandoned,
  openAttemptColumns,
  openStates,
  type OpenAttempt,
} from './openAttempt.ts';
import { applyStatement } from '../settling/applyStatement.ts';
import type { Outcome } from '../settling/paymentEvents.ts';
import { pollSeconds } from './pollSeconds.ts';

/** What is said of an attempt and changes nothing of it, as another amount: it ends in its time all the same. */
const leftOpen: ReadonlySet<Outcome> = new Set(['NO_CHANGE', 'IGNORED_AMOUNT', 'IGNORED_REQUEST']);

/**
 * Brings a pending payment up to date: asks the gateway, not more often than it may be asked, and ends
 * the attempt when its time is over by our own clock. A gateway that is away changes nothing.
 */
export async function refreshPayment(backend: Backend, paymentId: string): Promise<void> {
  const attempt = await backend.database
    .selectFrom('paymentAttempts')
    .select(openAttemptColumns)
    .where('paymentId', '=', paymentId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  if (attempt !== undefined) await refreshAttempt(backend, attempt);
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
  await eachOnItsOwn(
    backend,
    attempts,
    ({ id }) => id,
    async (attempt) => {
      if (await takeTurn(backend, attempt, now)) await refreshAttempt(backend, attempt, true);
    },
  );
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
    const statement = await askQuietly(backend, attempt);
    if (statement !== undefined && statement.claim !== 'PENDING') {
      const outcome = await applyStatement(backend, attempt.id, statement);
      if (!leftOpen.has(outcome)) return;
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
