import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobSelection, LeasedJob, LeasedQueue } from './leasedQueue.ts';

/** Jobs that only tests have; what became of them is written beside them. */
export const createTestJobs = sql`create table test_jobs (
  id text primary key, tries integer not null default 0, next_try_at timestamptz not null, ending text)`;

interface Tools {
  database: Database;
  now: Date;
  perform(id: string): Promise<string>;
}

export const testQueue: LeasedQueue<Tools, LeasedJob, string> = {
  table: 'testJobs',
  leaseSeconds: 60,
  pauseAfter: (tries) => [10, 100][tries - 1],
  perform: (tools, { id }) => tools.perform(id),
  done: ({ database }, { id }, result) =>
    sql`update test_jobs set ending = ${result} where id = ${id}`.execute(database),
  failed: ({ database, now }, { id, tries }, { reason, pause }) =>
    sql`update test_jobs set next_try_at = ${new Date(now.getTime() + (pause ?? 0) * 1000)},
      ending = ${pause === undefined ? reason : null} where id = ${id} and tries = ${tries}`.execute(
      database,
    ),
};

export const jobsDueAt = (now: Date): Omit<JobSelection, 'most'> => ({
  now,
  which: sql`job.ending is null`,
  order: sql`job.id`,
  columns: sql`job.id, job.tries`,
});
