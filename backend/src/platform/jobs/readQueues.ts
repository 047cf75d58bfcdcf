import type pg from 'pg';
import { WATCHED_QUEUES, type WatchedQueue } from './watchedQueues.ts';

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

const stateOf = ({ name, table, open, held = 'false', givenUp = 'false', since }: WatchedQueue) =>
  `select '${name}' as name,
     (count(*) filter (where (${open}) and job.tries = 0))::int as waiting,
     (count(*) filter (where (${open}) and job.tries = 1 and job.next_try_at > $1 and not ${hasFailed(table)}))::int as running,
     (count(*) filter (where (${open}) and job.tries > 0
       and (job.tries > 1 or job.next_try_at <= $1 or ${hasFailed(table)})))::int as retrying,
     (count(*) filter (where ${givenUp}))::int as failed,
     coalesce(extract(epoch from $1 - min(${since}) filter (
       where (${open}) and job.tries = 0 and job.next_try_at <= $1 and not (${held}))), 0)::float8 as oldest
   from ${table} job where (${open}) or (${givenUp})`;

/** Two tables write down no reasons: what they hold after a try has failed, or is in its lease. */
const withoutReasons = new Set(['reminder_changes', 'released_times']);
const hasFailed = (table: string) =>
  withoutReasons.has(table) ? 'false' : '(job.last_error is not null)';

const statement = WATCHED_QUEUES.map(stateOf).join('\nunion all\n');

/** Counts every queue at a time. */
export async function readQueues(pool: pg.Pool, now: Date): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(statement, [now]);
  return rows;
}
