import { decidedState, type JobDecisions, type JobState } from '@portal/domain/budget/jobState';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredBudget } from '../storedBudget.ts';

/** States by job id. */
export type JobStates = Readonly<Record<string, JobState>>;

/** What the jobs of a version become by a decision; jobs that it does not name stay (BUD-20). */
export function decidedStates({ jobs }: StoredBudget, decisions: JobDecisions): JobStates {
  return Object.fromEntries(jobs.map((job) => [job.id, decidedState(job, decisions)]));
}

/** The version with other states. */
export function withStates(budget: StoredBudget, states: JobStates): StoredBudget {
  return {
    ...budget,
    jobs: budget.jobs.map((job) => ({ ...job, state: states[job.id] ?? job.state })),
  };
}

/**
 * Writes the states that are others than before.
 * @param earlyStart what the customer answered about jobs that are approved by it, null where nobody asked (LAW-09)
 * @returns the version as it is then
 */
export async function setJobStates(
  transaction: Transaction,
  budget: StoredBudget,
  states: JobStates,
  now: Date,
  earlyStart: boolean | null = null,
): Promise<StoredBudget> {
  const changed = budget.jobs.flatMap(({ id, state }) => {
    const next = states[id] ?? state;
    return next === state ? [] : [{ id, state: next }];
  });
  if (changed.length > 0)
    await sql`update budget_jobs job set state = next.state,
        decided_at = case when next.state = 'undecided' then null else ${now}::timestamptz end,
        early_start = case when next.state = 'approved' then ${earlyStart}::boolean end
      from json_to_recordset(${JSON.stringify(changed)}::json) as next (id text, state text)
      where job.work_id = ${budget.workId} and job.version = ${budget.version} and job.id = next.id`.execute(
      transaction,
    );
  return withStates(budget, states);
}
