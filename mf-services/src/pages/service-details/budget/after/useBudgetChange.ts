import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { useState } from 'react';
import { budgetChange, type BudgetChange } from './budgetChange.ts';

/**
 * What changed of a budget that waits for the customer since it was opened here; null while it is the same one,
 * and once something of it was decided (BUD-16, BUD-17, C-304).
 */
export function useBudgetChange(budget: BudgetVersion | null): BudgetChange | null {
  const [read, setRead] = useState(budget);
  const isUndecided = budget?.state === 'waiting' && budget.decision === null;
  const isChange = budget?.version !== read?.version && isUndecided && read?.state === 'waiting';
  if (!isChange && read !== budget) setRead(budget);
  return isChange && read && budget ? budgetChange(read, budget) : null;
}
