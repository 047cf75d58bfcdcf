import { eurosToCents } from '@portal/domain/money/cents';

/** Whether the subtotals that stand above a total do not add up to it, because VAT is rounded once (BUD-10). */
export function isRounded(
  jobs: readonly { subtotal: number }[],
  { total, deduction }: { total: number; deduction: number },
): boolean {
  const sum = jobs.reduce((all, { subtotal }) => all + eurosToCents(subtotal), 0);
  // What a diagnosis already paid takes off goes down to nothing and no further.
  const before = eurosToCents(total) + eurosToCents(deduction);
  return sum !== before;
}
