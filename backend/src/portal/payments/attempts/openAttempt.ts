import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { KnownAttempt } from '../gateways/gateway.ts';

/** The states in which money may still be on its way. */
export const openStates = ['INITIATING', 'PENDING'] as const;

/** The same as a list in SQL. */
export const openStatesList = `('${openStates.join("', '")}')`;

export const openAttemptColumns = [
  'id',
  'paymentId',
  'companyId',
  'gateway',
  'accountId',
  'orderId',
  'requestId',
  'method',
  'amountCents',
  'state',
  'expiresAt',
  'createdAt',
] as const;

/** An attempt as the calls around the gateway need it. */
export type OpenAttempt = Pick<
  Selectable<Schema['paymentAttempts']>,
  (typeof openAttemptColumns)[number]
>;

export const abandonedMilliseconds = 60_000;

/**
 * Whether the call to the gateway was cut off in the middle, so that its reference or page is known to
 * nobody. An MB WAY push may be on the customer's phone all the same: it keeps its time.
 */
export function isAbandoned(
  attempt: Pick<OpenAttempt, 'state' | 'method' | 'createdAt'>,
  now: Date,
): boolean {
  return (
    attempt.state === 'INITIATING' &&
    attempt.method !== 'MBWAY' &&
    attempt.createdAt.getTime() + abandonedMilliseconds <= now.getTime()
  );
}

/** An attempt as the gateway is asked about it. */
export function knownAttempt(attempt: OpenAttempt): KnownAttempt {
  const { orderId, requestId, method, amountCents } = attempt;
  return { orderId, requestId, method, amountCents };
}
