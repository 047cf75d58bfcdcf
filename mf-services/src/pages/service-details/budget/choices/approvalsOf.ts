import type { Job } from '@portal/api/work/budget/budget';
import { decidedState, type JobDecisions } from '@portal/domain/budget/jobState';

/** The jobs that a decision approves, and whether all of the budget is approved after it (BUD-22, BUD-24). */
export function approvalsOf(jobs: readonly Job[], decisions: JobDecisions) {
  return {
    approved: jobs.filter(({ id, state }) => state !== 'approved' && decisions[id] === 'approved'),
    isWhole: jobs.every((job) => decidedState(job, decisions) === 'approved'),
  };
}
