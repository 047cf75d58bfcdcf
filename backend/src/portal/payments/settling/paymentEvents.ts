import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Claim } from '../gateways/gateway.ts';

/** What somebody says happened to an attempt, and who. */
export interface Statement {
  source: 'CREATE' | 'CALLBACK' | 'POLL' | 'READ' | 'RETURN' | 'CLOCK';
  claim: Claim;
  amountCents: number | undefined;
  requestId: string | undefined;
}

/** What came of a statement. Every outcome but NO_CHANGE is written down, the ignored ones with their reason. */
export type Outcome =
  | 'PAYED'
  | 'OVERPAID'
  | 'PAID_LATE'
  | 'ENDED'
  | 'SUPERSEDED'
  | 'REFUND_REPORTED'
  | 'NO_CHANGE'
  | 'IGNORED_DUPLICATE'
  | 'IGNORED_ENDED'
  | 'IGNORED_AMOUNT'
  | 'IGNORED_REQUEST'
  | 'IGNORED_REFERENCE'
  | 'IGNORED_KEY'
  | 'IGNORED_SIGNATURE'
  | 'IGNORED_UNPROVEN'
  | 'IGNORED_UNKNOWN';

/** Forgeries cost nothing to send: so many are kept of each attempt, and of unknown orders in an hour. */
const mostForgeriesOfAttempt = 50;
const mostUnknownPerHour = 500;

export type AttemptKey = Pick<
  Selectable<Schema['paymentAttempts']>,
  'id' | 'paymentId' | 'orderId'
>;

/** Adds a statement and its outcome to the audit. */
export async function writePaymentEvent(
  database: Database,
  attempt: AttemptKey,
  statement: Statement,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await database
    .insertInto('paymentEvents')
    .values({
      attemptId: attempt.id,
      paymentId: attempt.paymentId,
      source: statement.source,
      claim: statement.claim,
      amountCents: statement.amountCents ?? null,
      requestId: statement.requestId ?? null,
      orderId: attempt.orderId,
      outcome,
      at: now,
    })
    .execute();
}

/** Adds what a stranger could have sent, up to a bound. */
export async function writeForgery(
  database: Database,
  attempt: AttemptKey,
  statement: Statement,
  outcome: 'IGNORED_KEY' | 'IGNORED_SIGNATURE' | 'IGNORED_UNPROVEN',
  now: Date,
): Promise<void> {
  const known = await database
    .selectFrom('paymentEvents')
    .select('sequence')
    .where('attemptId', '=', attempt.id)
    .where('outcome', '=', outcome)
    .limit(mostForgeriesOfAttempt)
    .execute();
  if (known.length < mostForgeriesOfAttempt)
    await writePaymentEvent(database, attempt, statement, outcome, now);
}

/** Adds a callback that names no order of ours, up to a bound. */
export async function writeUnknownPaymentEvent(
  database: Database,
  orderId: string,
  now: Date,
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await sql`
    insert into payment_events (source, claim, order_id, outcome, at)
    select 'CALLBACK', 'UNKNOWN', ${orderId.slice(0, 40)}, 'IGNORED_UNKNOWN', ${now}
    where (select count(*) from payment_events where attempt_id is null and at > ${anHourAgo}) < ${mostUnknownPerHour}`.execute(
    database,
  );
}
