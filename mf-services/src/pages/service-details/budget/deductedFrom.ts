import type { BudgetVersion } from '@portal/api/work/budget/budget';

/** What of a diagnosis already paid is taken off what is approved, in euros; servers of before do not say it (BUD-06). */
export function deductedFrom({ deducted, diagnosis_paid: paid, jobs }: BudgetVersion): number {
  if (deducted !== undefined) return deducted;
  const approved = jobs.filter(({ state }) => state === 'approved');
  return Math.min(
    paid,
    approved.reduce((sum, { subtotal }) => sum + subtotal, 0),
  );
}
