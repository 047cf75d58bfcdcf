import type { BudgetVersion } from '@portal/api/work/budget/budget';

type RecordedHow = 'phone' | 'in_person' | 'email';

/** How a decision was told to the employee who recorded it; undefined for one of the customer's own (BUD-30). */
export function recordedHow({ decision }: BudgetVersion): RecordedHow | undefined {
  const how = decision?.how;
  return how === 'phone' || how === 'in_person' || how === 'email' ? how : undefined;
}

/** Whether the provider recorded the last decision about a version. */
export function isRecorded(budget: BudgetVersion): boolean {
  return recordedHow(budget) !== undefined;
}
