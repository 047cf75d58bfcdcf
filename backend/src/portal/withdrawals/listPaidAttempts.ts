import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

const columns = ['id', 'paymentId', 'companyId', 'amountCents', 'method'] as const;

/** What arrived for a work or appointment and was not sent back yet, the newest first. */
export function listPaidAttempts(
  database: Database,
  subject: string,
): Promise<Pick<Selectable<Schema['paymentAttempts']>, (typeof columns)[number]>[]> {
  return database
    .selectFrom('paymentAttempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.paymentId')
    .leftJoin('paymentRefunds as refund', 'refund.attemptId', 'attempt.id')
    .select(columns.map((column) => `attempt.${column}` as const))
    .where('payment.subject', '=', subject)
    .where('attempt.state', '=', 'PAYED')
    .where('refund.id', 'is', null)
    .orderBy('attempt.createdAt', 'desc')
    .execute();
}

export const sumOf = (attempts: readonly { amountCents: number }[]) =>
  attempts.reduce((sum, { amountCents }) => sum + amountCents, 0);
