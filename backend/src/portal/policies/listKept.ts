import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A payment that arrived for an appointment, with what of it did not go back. */
export interface KeptPayment extends Pick<
  Selectable<Schema['paymentAttempts']>,
  'id' | 'paymentId' | 'companyId' | 'method' | 'amountCents'
> {
  paidCents: number;
}

const paidCents = sql<number>`attempt.amount_cents - coalesce(
  sum(refund.amount_cents) filter (where refund.reason in ('OVERPAID', 'PAID_LATE')), 0)::int`;

/** What was paid for an appointment, `amountCents` being what is kept of it; what was paid twice or late is none of it. */
export async function listKept(database: Database, appointmentId: string): Promise<KeptPayment[]> {
  return database
    .selectFrom('paymentAttempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.paymentId')
    .leftJoin('paymentRefunds as refund', 'refund.attemptId', 'attempt.id')
    .select(['attempt.id', 'attempt.paymentId', 'attempt.companyId', 'attempt.method'])
    .select(paidCents.as('paidCents'))
    .select(
      sql<number>`attempt.amount_cents - coalesce(sum(refund.amount_cents), 0)::int`.as(
        'amountCents',
      ),
    )
    .where('payment.subject', '=', `S-${appointmentId}`)
    .where('attempt.state', '=', 'PAYED')
    .groupBy('attempt.id')
    .having(sql<boolean>`${paidCents} > 0`)
    .execute();
}
