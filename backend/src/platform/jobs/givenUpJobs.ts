import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { WATCHED_QUEUES } from './watchedQueues.ts';
import type { WatchedQueue } from './watchedQueue.ts';

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
export async function listGivenUpJobs(database: Database): Promise<GivenUpJob[]> {
  const parts = WATCHED_QUEUES.flatMap(({ name, table, givenUp, since, kind, reason, provider }) =>
    givenUp === undefined
      ? []
      : [
          sql`(select ${sql.lit(name)} as queue, job.id::text, ${sql.raw(kind)} as kind,
             ${sql.raw(provider)} as provider, job.tries, ${sql.raw(reason)} as reason, ${sql.raw(since)} as since
           from ${sql.table(table)} job where ${sql.raw(givenUp)}
           order by job.next_try_at desc, job.id limit ${LISTED_JOBS})`,
        ],
  );
  const { rows } = await sql<GivenUpJob>`${sql.join(parts, sql` union all `)}`.execute(database);
  return rows;
}

/**
 * Has a job tried again that was given up, with all its tries. Nothing happens to one that is being tried already.
 * @returns whether it was given up
 */
export async function retryGivenUpJob(
  database: Database,
  { table, givenUp = 'false', again }: WatchedQueue,
  id: string,
  now: Date,
): Promise<boolean> {
  if (again === undefined) return false;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} job set ${sql.raw(again)}, next_try_at = ${now}
    where job.id::text = ${id} and (${sql.raw(givenUp)})`.execute(database);
  return numAffectedRows === 1n;
}

/** Forgets a job that was given up. @returns whether it was given up */
export async function dropGivenUpJob(
  database: Database,
  { table, givenUp = 'false', mayDrop = false }: WatchedQueue,
  id: string,
): Promise<boolean> {
  if (!mayDrop) return false;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} job where job.id::text = ${id} and (${sql.raw(givenUp)})`.execute(
    database,
  );
  return numAffectedRows === 1n;
}
