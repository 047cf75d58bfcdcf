import type { BudgetTotal } from '@portal/api/work/budget/budget';
import type { totalRequestSchema } from '@portal/api/work/budget/decision';
import type * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { totalsOf, totalsOnWire } from '../totalsOf.ts';
import { requireVersion } from './requireVersion.ts';
import { decidedStates, withStates } from './setJobStates.ts';
import { loadBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/**
 * What a work would cost with a choice: what was agreed before, and what the choice approves (BUD-13). Stores nothing.
 * @throws ApiError 409 `BUDGET_CHANGED` when another version is in force
 */
export async function chosenTotal(
  database: Database,
  companyName: string,
  work: { id: string; budgetVersion: number },
  { version, jobs }: v.InferOutput<typeof totalRequestSchema>,
): Promise<BudgetTotal> {
  const budget = await loadBudget(database, work.id, work.budgetVersion);
  if (budget === undefined) throw new ApiError(409, texts.nothingToDecide, texts.refused);
  await requireVersion(database, companyName, budget, version);
  const chosen = withStates(budget, decidedStates(budget, jobs));
  const approved = chosen.jobs.filter(({ state }) => state === 'approved');
  return totalsOnWire(totalsOf(budget, approved));
}
