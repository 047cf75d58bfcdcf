import type { BudgetVersion } from '@portal/api/work/budget/budget';

/**
 * Whether a budget is drawn job by job. One that was posted as lines is a list, as before there were jobs (BUD-03,
 * BUD-11).
 */
export function isByJob(budget: BudgetVersion | null | undefined): budget is BudgetVersion {
  return Boolean(budget && (budget.itemised || budget.jobs.length > 1));
}
