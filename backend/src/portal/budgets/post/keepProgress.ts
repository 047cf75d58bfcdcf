import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredBudget, StoredJob } from '../storedBudget.ts';

/** The places of the lines of a job that are done. */
export function doneOf({ lines }: Pick<StoredJob, 'lines'>): number[] {
  return lines.flatMap(({ completed }, place) => (completed ? [place] : []));
}

/** Keeps how far the jobs of a version are, beside what was agreed, which stays (BUD-26). */
export async function keepProgress(
  transaction: Transaction,
  { workId, version, jobs }: StoredBudget,
): Promise<void> {
  const progress = jobs.map((job) => ({ id: job.id, done: doneOf(job) }));
  await sql`update budget_jobs job set done = progress.done
    from json_to_recordset(${JSON.stringify(progress)}::json) as progress (id text, done integer[])
    where job.work_id = ${workId} and job.version = ${version} and job.id = progress.id
      and job.done <> progress.done`.execute(transaction);
}
