import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { WATCHED_QUEUES } from './watchedQueues.ts';
import type { WatchedQueue } from './watchedQueue.ts';

/** How a queue stands, over all processes. */
export interface QueueState {
  name: string;
  /** Due, or to be done later. */
  waiting: number;
  /** Leased for the first time. */
  running: number;
  /** Failed before: they wait for another try, or are in one. */
  retrying: number;
  failed: number;
  /** Seconds that the oldest waits that was never tried, though nothing keeps it. */
  oldest: number;
}

function stateOf(queue: WatchedQueue, now: Date) {
  const instant = sql`${now}::timestamptz`;
  const open = sql.raw(queue.open);
  const held = sql.raw(queue.held ?? 'false');
  const givenUp = sql.raw(queue.givenUp ?? 'false');
  const failed = sql.raw(hasFailed(queue.table));
  return sql`select ${sql.lit(queue.name)} as name,
     (count(*) filter (where (${open}) and job.tries = 0))::int as waiting,
     (count(*) filter (where (${open}) and job.tries = 1 and job.next_try_at > ${instant} and not ${failed}))::int as running,
     (count(*) filter (where (${open}) and job.tries > 0
       and (job.tries > 1 or job.next_try_at <= ${instant} or ${failed})))::int as retrying,
     (count(*) filter (where ${givenUp}))::int as failed,
     coalesce(extract(epoch from ${instant} - min(${sql.raw(queue.since)}) filter (
       where (${open}) and job.tries = 0 and job.next_try_at <= ${instant} and not (${held}))), 0)::float8 as oldest
   from ${sql.table(queue.table)} job where (${open}) or (${givenUp})`;
}

/** Two tables write down no reasons: what they hold after a try has failed, or is in its lease. */
const withoutReasons = new Set(['reminder_changes', 'released_times']);
const hasFailed = (table: string) =>
  withoutReasons.has(table) ? 'false' : '(job.last_error is not null)';

/** Counts every queue at a time. */
export async function readQueues(database: Database, now: Date): Promise<QueueState[]> {
  const states = WATCHED_QUEUES.map((queue) => stateOf(queue, now));
  const { rows } = await sql<QueueState>`${sql.join(states, sql` union all `)}`.execute(database);
  return rows;
}
