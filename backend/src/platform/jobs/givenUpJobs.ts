import type pg from 'pg';
import { WATCHED_QUEUES, type WatchedQueue } from './watchedQueues.ts';

/** A job that nothing tries any more. */
export interface GivenUpJob {
  queue: string;
  id: string;
  kind: string;
  provider: string | null;
  tries: number;
  reason: string | null;
  since: Date;
}

/** How many of a queue are listed. */
export const LISTED_JOBS = 50;

/** What was given up last, of every queue. */
export async function listGivenUpJobs(pool: pg.Pool): Promise<GivenUpJob[]> {
  const parts = WATCHED_QUEUES.flatMap(({ name, table, givenUp, since, kind, reason, provider }) =>
    givenUp === undefined
      ? []
      : [
          `(select '${name}' as queue, job.id::text, ${kind} as kind, ${provider} as provider, job.tries,
             ${reason} as reason, ${since} as since
           from ${table} job where ${givenUp} order by job.next_try_at desc, job.id limit ${LISTED_JOBS})`,
        ],
  );
  const { rows } = await pool.query<GivenUpJob>(parts.join('\nunion all\n'));
  return rows;
}

/**
 * Has a job tried again that was given up, with all its tries. Nothing happens to one that is being tried already.
 * @returns whether it was given up
 */
export async function retryGivenUpJob(
  pool: pg.Pool,
  { table, givenUp = 'false', again }: WatchedQueue,
  id: string,
  now: Date,
): Promise<boolean> {
  if (again === undefined) return false;
  const { rowCount } = await pool.query(
    `update ${table} job set ${again} where job.id::text = $2 and (${givenUp})`,
    [now, id],
  );
  return rowCount === 1;
}

/** Forgets a job that was given up. @returns whether it was given up */
export async function dropGivenUpJob(
  pool: pg.Pool,
  { table, givenUp = 'false', mayDrop = false }: WatchedQueue,
  id: string,
): Promise<boolean> {
  if (!mayDrop) return false;
  const { rowCount } = await pool.query(
    `delete from ${table} job where job.id::text = $1 and (${givenUp})`,
    [id],
  );
  return rowCount === 1;
}
