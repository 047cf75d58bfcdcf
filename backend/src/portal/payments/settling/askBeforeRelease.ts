import type { Backend } from '../../../platform/backend.ts';
import { askQuietly } from '../attempts/askQuietly.ts';
import { openAttemptColumns, openStates, type OpenAttempt } from '../attempts/openAttempt.ts';
import { applyStatement } from './applyStatement.ts';

/** What ended so long before the deadline was read from the gateway's list meanwhile. */
const longReadMilliseconds = 86_400_000;
/** Ended by our clock, or given up by the customer: money may have come for them all the same. */
const endedStates = ['EXPIRED', 'CANCELLED'] as const;

/** The attempts that may have been paid without our having heard of it. */
export function unheardAttempts(
  { database }: Backend,
  paymentId: string,
  deadline: Date,
): Promise<OpenAttempt[]> {
  const recently = new Date(deadline.getTime() - longReadMilliseconds);
  return database
    .selectFrom('paymentAttempts')
    .select(openAttemptColumns)
    .where('paymentId', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', openStates),
        eb('state', 'in', endedStates).and('expiresAt', '>', recently),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Asks the gateway about each, and settles what it says. @returns false when it did not answer about all of them */
export async function askBeforeRelease(
  backend: Backend,
  attempts: readonly OpenAttempt[],
): Promise<boolean> {
  for (const attempt of attempts) {
    const statement = await askQuietly(backend, attempt);
    if (statement === undefined) return false;
    const isOpen = openStates.some((state) => state === attempt.state);
    if (statement.claim === 'PAYED' || (isOpen && statement.claim !== 'PENDING'))
      await applyStatement(backend, attempt.id, statement);
  }
  return true;
}
