import type { VersionTotals } from '@portal/domain/budget/versionTotals';
import { totalsOf } from '../totalsOf.ts';
import type { Approval } from './loadApproval.ts';

/** What everything costs that is approved after a decision (BUD-04). */
export function agreedTotals(budget: Approval['budget']): VersionTotals {
  return totalsOf(
    budget,
    budget.jobs.filter(({ state }) => state === 'approved'),
  );
}
