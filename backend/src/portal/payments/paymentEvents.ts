import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Claim } from './gateways/gateway.ts';

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

export interface AttemptKey {
  id: string;
  payment_id: string;
  order_id: string;
}

/** Adds a statement and its outcome to the audit. */
export async function writeEvent(
  database: Database,
  attempt: AttemptKey,
  statement: Statement,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await execute(
    database,
    `insert into payment_events (attempt_id, payment_id, source, claim, amount_cents, request_id, order_id, outcome, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      attempt.id,
      attempt.payment_id,
      statement.source,
      statement.claim,
      statement.amountCents ?? null,
      statement.requestId ?? null,
      attempt.order_id,
      outcome,
      now,
    ],
  );
}

/** Adds what a stranger could have sent, up to a bound. */
export async function writeForgery(
  database: Database,
  attempt: AttemptKey,
  statement: Statement,
  outcome: 'IGNORED_KEY' | 'IGNORED_SIGNATURE' | 'IGNORED_UNPROVEN',
  now: Date,
): Promise<void> {
  const known = await execute(
    database,
    'select 1 from payment_events where attempt_id = $1 and outcome = $2 limit $3',
    [attempt.id, outcome, mostForgeriesOfAttempt],
  );
  if ((known.rowCount ?? 0) < mostForgeriesOfAttempt)
    await writeEvent(database, attempt, statement, outcome, now);
}

/** Adds a callback that names no order of ours, up to a bound. */
export async function writeUnknown(database: Database, orderId: string, now: Date): Promise<void> {
  await execute(
    database,
    `insert into payment_events (source, claim, order_id, outcome, at)
     select 'CALLBACK', 'UNKNOWN', $1, 'IGNORED_UNKNOWN', $2
     where (select count(*) from payment_events where attempt_id is null and at > $3) < $4`,
    [orderId.slice(0, 40), now, new Date(now.getTime() - 3_600_000), mostUnknownPerHour],
  );
}
