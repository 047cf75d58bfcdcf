import type { BudgetDecision } from '@portal/api/work/budget/budget';

type RecordedHow = 'phone' | 'in_person' | 'email';

/** How a decision was told to the employee who recorded it; undefined for one of the customer's own (BUD-30). */
export function recordedHow({ how }: BudgetDecision): RecordedHow | undefined {
  return how === 'phone' || how === 'in_person' || how === 'email' ? how : undefined;
}
