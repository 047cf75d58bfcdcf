import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { KnownAttempt } from '../gateways/gateway.ts';

/** What is asked for: 1,00 € (SET-17). */
export const TEST_CENTS = 100;

/** The states in which a test may still be paid in time. */
export const openTestStates = ['INITIATING', 'WAITING'] as const;

export const testColumns = [
  'id',
  'companyId',
  'accountId',
  'gateway',
  'orderId',
  'requestId',
  'method',
  'amountCents',
  'state',
  'entity',
  'reference',
  'url',
  'createdAt',
  'expiresAt',
  'seenPaidAt',
  'receivedAt',
] as const;

/** A provider's payment to itself. */
export type StoredTest = Pick<Selectable<Schema['paymentTests']>, (typeof testColumns)[number]>;

/** A test as the gateway is asked about it. */
export function knownTest({ orderId, requestId, method, amountCents }: StoredTest): KnownAttempt {
  return { orderId, requestId, method, amountCents };
}
