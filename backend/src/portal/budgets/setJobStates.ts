import { decidedState, type JobDecisions, type JobState } from '@portal/domain/budget/jobState';
import type { Transaction } from '../../platform/database/database.ts';
import type { StoredBudget } from './storedBudget.ts';

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

/** Writes the states that are others than before. @returns the version as it is then */
export async function setJobStates(
  transaction: Transaction,
  budget: StoredBudget,
  states: JobStates,
  now: Date,
): Promise<StoredBudget> {
  for (const job of budget.jobs) {
    const state = states[job.id] ?? job.state;
    if (state === job.state) continue;
    await transaction
      .updateTable('budgetJobs')
      .set({ state, decidedAt: state === 'undecided' ? null : now })
      .where('workId', '=', budget.workId)
      .where('version', '=', budget.version)
      .where('id', '=', job.id)
      .execute();
  }
  return withStates(budget, states);
}
