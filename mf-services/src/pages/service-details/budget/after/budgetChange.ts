import type { BudgetVersion, Job } from '@portal/api/work/budget/budget';
import { contentOf } from '../choices/contentOf.ts';

/** What tells the version in force from the one that the customer read, job by job (BUD-17). Amounts in euros. */
export interface BudgetChange {
  readonly before: BudgetVersion;
  readonly after: BudgetVersion;
  readonly added: readonly Job[];
  readonly removed: readonly Job[];
  readonly changed: readonly { readonly before: Job; readonly after: Job }[];
}

/** The difference between two versions; jobs are the same by their id. */
export function budgetChange(before: BudgetVersion, after: BudgetVersion): BudgetChange {
  const known = new Map(before.jobs.map((job) => [job.id, job]));
  const left = new Set(after.jobs.map(({ id }) => id));
  return {
    before,
    after,
    added: after.jobs.filter(({ id }) => !known.has(id)),
    removed: before.jobs.filter(({ id }) => !left.has(id)),
    changed: after.jobs.flatMap((job) => {
      const old = known.get(job.id);
      return old && contentOf(old) !== contentOf(job) ? [{ before: old, after: job }] : [];
    }),
  };
}
