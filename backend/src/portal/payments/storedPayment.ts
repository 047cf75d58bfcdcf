import { bareId } from '@portal/domain/work/bareId';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { openStates } from './attempts/openAttempt.ts';

const paymentColumns = [
  'id',
  'companyId',
  'clientId',
  'subject',
  'totalCents',
  'state',
  'method',
  'validUntil',
  'paidAt',
  'description',
  'billing',
  'endedAt',
] as const;
const attemptColumns = ['entity', 'reference', 'phone', 'url', 'expiresAt'] as const;

type PaymentRow = Pick<Selectable<Schema['payments']>, (typeof paymentColumns)[number]>;
type AttemptRow = Selectable<Schema['paymentAttempts']>;

/** A payment with its newest attempt. */
export interface StoredPayment
  extends PaymentRow, Pick<AttemptRow, (typeof attemptColumns)[number]> {
  attemptId: AttemptRow['id'] | null;
  attemptMethod: AttemptRow['method'] | null;
  attemptState: AttemptRow['state'] | null;
}

/**
 * One payment of one customer, by its own id or that of its work or appointment. A work without one of its own has that of
 * the appointment it came out of, which it shows (ENT-05).
 */
export async function findPayment(
  database: Database,
  companyId: string,
  clientId: string,
  id: string,
): Promise<StoredPayment | undefined> {
  const found = await paymentsOf(database, companyId, clientId)
    .where((eb) => eb.or([eb('payment.subject', '=', id), eb('payment.id', '=', id)]))
    .executeTakeFirst();
  if ((found !== undefined && found.endedAt === null) || !id.startsWith('A-')) return found;
  const earlier = await paymentsOf(database, companyId, clientId)
    .innerJoin('works as work', (join) =>
      join.on('payment.subject', '=', sql`'S-' || work.appointment_id`),
    )
    .where('work.id', '=', bareId(id))
    .executeTakeFirst();
  // What was paid there has nothing left to say.
  return earlier !== undefined && earlier.state !== 'PAYED' ? earlier : (found ?? earlier);
}

/** Payments of one customer whose newest attempt waits for the customer and has not run out, those that end first first. */
export function listPendingPayments(
  database: Database,
  companyId: string,
  clientId: string,
  now: Date,
): Promise<StoredPayment[]> {
  return paymentsOf(database, companyId, clientId)
    .where('payment.state', '=', 'PENDING')
    .where('attempt.state', '=', 'PENDING')
    .where((eb) => eb.or([eb('attempt.expiresAt', 'is', null), eb('attempt.expiresAt', '>', now)]))
    .orderBy('attempt.expiresAt')
    .orderBy('payment.id')
    .execute();
}

/** Payments of one customer, each with its newest attempt. */
function paymentsOf(database: Database, companyId: string, clientId: string) {
  return database
    .selectFrom('payments as payment')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('paymentAttempts as tried')
          .select(['tried.id', 'tried.method', 'tried.state'])
          .select(attemptColumns.map((column) => `tried.${column}` as const))
          .whereRef('tried.paymentId', '=', 'payment.id')
          .orderBy((order) => order('tried.state', 'in', openStates), 'desc')
          .orderBy('tried.createdAt', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .select(paymentColumns.map((column) => `payment.${column}` as const))
    .select(attemptColumns.map((column) => `attempt.${column}` as const))
    .select(['attempt.id as attemptId', 'attempt.method as attemptMethod'])
    .select('attempt.state as attemptState')
    .where('payment.companyId', '=', companyId)
    .where('payment.clientId', '=', clientId);
}
