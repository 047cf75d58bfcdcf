import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import {
  JobRefused,
  leaseJobs,
  tryJob,
  type LeasedQueue,
} from '../../platform/jobs/leasedQueue.ts';
import { KEPT_HOURS, keepArchive } from './keepArchive.ts';
import { LEASE_SECONDS, makeArchive, type Archive, type ExportJob } from './makeArchive.ts';

const pauses = [10, 60];

const queue: LeasedQueue<Backend, ExportJob, Archive> = {
  table: 'accountExports',
  leaseSeconds: LEASE_SECONDS,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: async (backend, job) => {
    // One whose process ended, or was taken for ended, has had its try as one that failed.
    if (job.tries > pauses.length + 1) throw new JobRefused('taken over too often');
    return makeArchive(backend, job);
  },
  done: keepArchive,
  failed: ({ database, clock, log }, { id, tries }, { reason, pause }) => {
    log.warn({ job: id, tries, error: reason }, 'an export was not made');
    const now = clock.now().getTime();
    return database
      .updateTable('accountExports')
      .set({
        state: pause === undefined ? 'failed' : 'running',
        progress: 0,
        lastError: reason,
        nextTryAt: new Date(now + (pause ?? 0) * 1000),
        until: pause === undefined ? new Date(now + KEPT_HOURS * 3_600_000) : null,
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'running')
      .execute();
  },
};

/** Makes the exports that are due, one after the other, in any number of processes (ACC-12). @returns how many were tried */
export async function runExports(backend: Backend): Promise<number> {
  const due = await leaseJobs<ExportJob>(backend.database, queue, {
    now: backend.clock.now(),
    most: 1,
    which: sql`job.state = 'running'`,
    order: sql`job.next_try_at, job.id`,
    columns: sql`job.id, job.tries, job.company_id, job.client_id`,
  });
  for (const job of due) await tryJob(queue, backend, job);
  return due.length;
}
