import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { extrasOf } from '../services/findSubject.ts';
import { findWork, type WorkRow } from '../services/workRow.ts';
import { texts } from './texts.ts';
import { viewBudgets } from './viewBudgets.ts';

/** The budget in force as it is by now, for the customer whose work it is. @throws ApiError 404 when there is none */
export async function viewBudgetInForce(
  backend: Backend,
  work: Pick<WorkRow, 'id' | 'companyId'>,
  clientId: string,
): Promise<BudgetVersion> {
  const row = await findWork(backend.database, work.companyId, clientId, work.id);
  if (row === undefined) throw new ApiError(404, texts.notFound);
  const extras = await extrasOf(backend.database, { kind: 'work', id: `A-${row.id}`, row });
  const viewed = { files: extras.files, viewer: 'customer', version: row.budgetVersion } as const;
  const [budget] = await viewBudgets(backend, row, viewed);
  if (budget === undefined) throw new ApiError(404, texts.notFound);
  return budget;
}
