import { inParallel } from '@portal/storage/parallel/inParallel';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { leaseJobs, tryJob, type LeasedJob, type LeasedQueue } from '../jobs/leasedQueue.ts';

const batch = 200;
const atOnce = 10;
const longestPauseSeconds = 6 * 3600;

type Tools = Pick<Backend, 'database' | 'media' | 'log'>;

const queue: LeasedQueue<Tools, LeasedJob> = {
  table: 'mediaRemovals',
  leaseSeconds: 900,
  // A minute after the first failure, twice as long after every other, six hours at most.
  pauseAfter: (tries) => Math.min(60 * 2 ** Math.min(tries - 1, 20), longestPauseSeconds),
  perform: ({ media }, { id }) => media.remove(id),
  done: ({ database }, { id }) =>
    database.deleteFrom('mediaRemovals').where('id', '=', id).execute(),
  failed: ({ database, log }, { id, tries }, { reason, pause = longestPauseSeconds }) => {
    log.warn({ file: id, tries, error: reason }, 'the bytes of a file could not be deleted');
    return database
      .updateTable('mediaRemovals')
      .set({ nextTryAt: sql`now() + make_interval(secs => ${pause})`, lastError: reason })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  },
};

/**
 * Deletes the bytes of files that were forgotten. What the storage refuses, and what a process leaves that ends
 * meanwhile, is tried again until it is done, ever more seldom.
 * @returns how many files were deleted
 */
export async function removeQueuedMedia(tools: Tools): Promise<number> {
  const due = await leaseJobs(tools.database, queue, {
    now: sql<Date>`now()`,
    most: batch,
    which: sql`not exists (select 1 from media_files where media_files.id = job.id)`,
    order: sql`job.next_try_at`,
    columns: sql`job.id, job.tries`,
  });
  const done = await inParallel(atOnce, due, (file) => tryJob(queue, tools, file));
  return done.filter(Boolean).length;
}
