import { sql, type Expression, type RawBuilder } from 'kysely';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Database } from '../database/database.ts';

/** A job that one process holds until its lease is over; `tries` counts the present one. */
export interface LeasedJob {
  id: string;
  tries: number;
}

export interface JobFailure {
  error: unknown;
  /** What is written down of it. */
  reason: string;
  /** Seconds until the next try; undefined when there is none. */
  pause: number | undefined;
}

/**
 * Work that any number of processes do, each job by one of them. Whoever has something to be done writes the job in
 * the transaction in which it became necessary; who does it may end at any moment, so doing it twice must be harmless.
 */
export interface LeasedQueue<Tools, Job extends LeasedJob, Result = void> {
  /** Has the columns `id`, `tries` and `next_try_at`. */
  table: string;
  /** Another process takes a job over when the one that tried it has not come back within this time. */
  leaseSeconds: number;
  /** Seconds to wait after the given try has failed; undefined gives the job up. */
  pauseAfter(tries: number): number | undefined;
  /** @throws JobRefused when another try is of no use, anything else when it may help */
  perform(tools: Tools, job: Job): Promise<Result>;
  done(tools: Tools, job: Job, result: Result): Promise<unknown>;
  /** Writes down when it is tried again, or that it is not, unless another process has taken it over meanwhile. */
  failed(tools: Tools, job: Job, failure: JobFailure): Promise<unknown>;
}

/** Which jobs are taken. */
export interface JobSelection {
  now: Date | Expression<Date>;
  most: number;
  /** A condition about `job`, beside that it is due. */
  which: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What is read of a `job`, and what it is read from as well. */
  columns: RawBuilder<unknown>;
  joins?: RawBuilder<unknown>;
}

/** It will never succeed: another try is of no use. */
export class JobRefused extends Error {}

const longestReason = 200;

/** Takes jobs that are due, so that no other process has them until their lease is over. */
export async function leaseJobs<Job extends LeasedJob>(
  database: Database,
  { table, leaseSeconds }: Pick<LeasedQueue<never, Job>, 'table' | 'leaseSeconds'>,
  { now, most, which, order, columns, joins = sql`` }: JobSelection,
): Promise<Job[]> {
  const { rows } = await sql<Job>`
    with due as (
      select job.id from ${sql.table(table)} job
      where job.next_try_at <= ${now} and ${which}
      order by ${order} limit ${most} for update of job skip locked),
    leased as (
      update ${sql.table(table)} job
      set tries = job.tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
      from due where job.id = due.id returning job.*)
    select ${columns} from leased job ${joins}`.execute(database);
  return rows;
}

/** Tries a job once that this process has leased. @returns whether it was done */
export async function tryJob<Tools, Job extends LeasedJob, Result>(
  queue: LeasedQueue<Tools, Job, Result>,
  tools: Tools,
  job: Job,
): Promise<boolean> {
  let result: Result;
  try {
    result = await queue.perform(tools, job);
  } catch (error) {
    const reason = messageOf(error).slice(0, longestReason);
    const pause = error instanceof JobRefused ? undefined : queue.pauseAfter(job.tries);
    await queue.failed(tools, job, { error, reason, pause });
    return false;
  }
  await queue.done(tools, job, result);
  return true;
}
