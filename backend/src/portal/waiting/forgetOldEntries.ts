import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';

/** How long what somebody waited for is kept after it ended, with the offers that came of it (C-690). */
const KEPT_DAYS = 365;

/** Forgets entries of the waiting list that ended a year ago, and their offers with them. */
export async function forgetOldEntries({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await database
    .deleteFrom('waitingEntries')
    .where(
      'endedAt',
      '<',
      sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`,
    )
    .execute();
}
