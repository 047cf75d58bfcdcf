import type { Work } from '@portal/api/work/work';
import { formatEuros } from '@portal/domain/money/cents';
import { Tag } from '@portal/ui/Tag';
import { isApprovalAsked } from '../../../work/asks/askOf.ts';
import { isByJob } from './jobs/isByJob.ts';
import { budgetTag } from './totalRows.ts';

/** Where the budget stands, beside its heading (DET-19..21). */
export function BudgetTag({ work }: { work: Work }) {
  const header = budgetTag(work);
  if (!header) return null;
  if (header.total === undefined) {
    // Amber is for what waits for the customer.
    return <Tag tone={isApprovalAsked(work) ? 'attention' : 'neutral'}>{header.label}</Tag>;
  }
  // Nobody was asked about it, so that nobody approved it (C-400).
  if (isByJob(work.budget) && work.budget.state === 'informative')
    return <Tag tone="neutral">{formatEuros(header.total)}</Tag>;
  return <Tag tone="success">{`${header.label} · ${formatEuros(header.total)}`}</Tag>;
}
