import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';

/**
 * The jobs that a choice is asked for: those undecided, with what they cannot do without; all that are not approved when
 * a decision is reviewed (BUD-12, BUD-19, BUD-28).
 */
export function choosableJobs(budget: BudgetVersion, isReview: boolean): readonly Job[] {
  const open = budget.jobs.filter(({ state }) => state !== 'approved');
  if (!budget.allow_decision) return [];
  if (isReview) return open;
  return open.some(({ state }) => state === 'undecided')
    ? open.filter(({ state, required }) => state === 'undecided' || required)
    : [];
}
