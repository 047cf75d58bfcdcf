import type { ApprovalFacts } from '../../contractTerms/approvalTerms.ts';
import { exclusionOf } from '../../withdrawals/withdrawalRight.ts';
import { agreedTotals } from './agreedTotals.ts';
import { isApprovedAnew, type Approval } from './loadApproval.ts';

/** What of an approval its terms are made of: the jobs that it approved, not those of decisions before. */
export function approvalFactsOf(
  { company, record, budget }: Approval,
  withdrawalAddress: string,
): ApprovalFacts {
  const approved = budget.jobs.filter(isApprovedAnew);
  return {
    subject: record.subject,
    jobs: approved.map(({ title, subtotal_cents: cents }) => ({ title, cents })),
    totalCents: agreedTotals(budget).totalCents,
    at: record.at,
    withdrawalExcluded:
      budget.withdrawalExcluded === undefined ? exclusionOf(company) : budget.withdrawalExcluded,
    earlyStart: record.earlyStart,
    withdrawalAddress,
  };
}
