import { sql } from 'kysely';
import { leaseJobs, tryJob, type LeasedQueue } from '../../../platform/jobs/leasedQueue.ts';
import { forgetAt } from '../importRow.ts';
import { leaseSeconds, type ImportJob, type ImportTools } from './importJob.ts';
import { takeLines } from './takeLines.ts';
import { undoLines } from './undoLines.ts';

/** What takes imports on, and whether it is to stop after the present lines. */
interface RunTools extends ImportTools {
  ending: AbortSignal | undefined;
}

const pauses = [10, 60, 300];

const queue: LeasedQueue<RunTools, ImportJob, 'all' | 'some'> = {
  table: 'imports',
  leaseSeconds,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: async (tools, job) => {
    const next = job.state === 'running' ? takeLines : undoLines;
    for (;;) {
      if (tools.ending?.aborted === true) return 'some';
      if (!(await next(tools, job))) return 'all';
    }
  },
  done: ({ database, clock }, { id, tries, state }, result) => {
    const now = clock.now();
    return database
      .updateTable('imports')
      .set(
        result === 'some'
          ? { nextTryAt: now }
          : {
              state: state === 'running' ? 'done' : 'undone',
              ...(state === 'running' && { doneAt: now, forgetAt: forgetAt(now) }),
            },
      )
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', state)
      .execute();
  },
  failed: ({ database, clock, log }, { id, tries, state }, { reason, pause }) => {
    log.warn({ job: id, tries, error: reason }, 'an import stopped');
    const now = clock.now();
    return database
      .updateTable('imports')
      .set({
        lastError: reason,
        nextTryAt: new Date(now.getTime() + (pause ?? 0) * 1000),
        ...(pause === undefined && {
          ...{ state: state === 'running' ? 'failed' : 'undo_failed', doneAt: now },
          forgetAt: forgetAt(now),
        }),
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', state)
      .execute();
  },
};

/** Goes on with imports that run or are taken back, each in one of all processes (SET-25). @returns how many were tried */
export async function runImports(tools: ImportTools, ending?: AbortSignal): Promise<number> {
  const due = await leaseJobs<ImportJob>(tools.database, queue, {
    now: tools.clock.now(),
    most: 1,
    which: sql`job.state in ('running', 'undoing')`,
    order: sql`job.next_try_at, job.id`,
    columns: sql`job.id, job.tries, job.state`,
  });
  for (const job of due) await tryJob(queue, { ...tools, ending }, job);
  return due.length;
}
