import { BUDGET_CHANGED } from '@portal/api/work/budgetDifference';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { budgetDifference } from './budgetDifference.ts';
import { loadBudget, type StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/** Nobody decides about a version that is not in force. @throws ApiError 409 `BUDGET_CHANGED` with the difference (BUD-16) */
export async function requireVersion(
  database: Database,
  companyName: string,
  budget: StoredBudget,
  seen: number,
): Promise<void> {
  if (seen === budget.version) return;
  const message = texts.budgetChanged(companyName);
  const difference = budgetDifference(await loadBudget(database, budget.workId, seen), budget);
  throw new ApiError(409, message, {
    code: BUDGET_CHANGED,
    title: texts.budgetChangedTitle,
    body: message,
    extra: { reason: BUDGET_CHANGED, difference },
  });
}
