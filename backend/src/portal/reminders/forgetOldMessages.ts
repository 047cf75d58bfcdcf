import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';

/** How long it can be read what rules sent (C-690). */
const KEPT_DAYS = 400;

/** Forgets what rules sent, skipped or called off more than a year ago, for events that are as old. */
export async function forgetOldMessages({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  const before = sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  await database
    .deleteFrom('plannedMessages')
    .where(sql<Date>`coalesce(ended_at, sent_at)`, '<', before)
    .where('eventAt', '<', before)
    .execute();
}
