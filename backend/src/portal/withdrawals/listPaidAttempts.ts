import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

const columns = ['id', 'paymentId', 'companyId', 'method'] as const;

/** Money that arrived; `amountCents` is what of it has not gone back and does not wait to. */
type PaidAttempt = Pick<
  Selectable<Schema['paymentAttempts']>,
  (typeof columns)[number] | 'amountCents'
>;

/** What arrived for a work or appointment and is still with its provider, the newest first. */
export function listPaidAttempts(database: Database, subject: string): Promise<PaidAttempt[]> {
  return database
    .selectFrom('paymentAttempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.paymentId')
    .select(columns.map((column) => `attempt.${column}` as const))
    .select(sql<number>`cents_left(attempt.id)`.as('amountCents'))
    .where('payment.subject', '=', subject)
    .where('attempt.state', '=', 'PAYED')
    .where(sql<boolean>`cents_left(attempt.id) > 0`)
    .orderBy('attempt.createdAt', 'desc')
    .execute();
}

export const sumOf = (attempts: readonly { amountCents: number }[]) =>
  attempts.reduce((sum, { amountCents }) => sum + amountCents, 0);
