import type { Work } from '@portal/api/work/work';
import { formatEuros } from '@portal/domain/money/cents';
import { Tag } from '@portal/ui/Tag';
import { isApprovalAsked } from '../../../work/asks/askOf.ts';
import { budgetTag } from './totalRows.ts';

/** Where the budget stands, beside its heading (DET-19..21). */
export function BudgetTag({ work }: { work: Work }) {
  const header = budgetTag(work);
  if (!header) return null;
  if (header.total === undefined) {
    // Amber is for what waits for the customer.
    return <Tag tone={isApprovalAsked(work) ? 'attention' : 'neutral'}>{header.label}</Tag>;
  }
  return <Tag tone="success">{`${header.label} · ${formatEuros(header.total)}`}</Tag>;
}
