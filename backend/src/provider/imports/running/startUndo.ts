import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { requireImport } from '../importRow.ts';
import { putToWork } from './putToWork.ts';

/**
 * Lets what an import did be taken back, as long as its lines are kept: seven days after the run. One that is taken back stays so; one
 * of which that failed is taken back further.
 * @throws ApiError 404, 409 `NOT_RUN` before its run is over, 409 `TOO_LATE` after the seven days
 */
export async function startUndo(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  id: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const { state, forgetAt } = await requireImport(transaction, company, id, true);
    if (state === 'undoing' || state === 'undone') return;
    const isOver = state === 'done' || state === 'failed' || state === 'undo_failed';
    if (state === 'forgotten' || (isOver && now > forgetAt))
      throw new ApiError(409, 'An import can be taken back for seven days.', { code: 'TOO_LATE' });
    if (!isOver) throw new ApiError(409, 'This import has not run.', { code: 'NOT_RUN' });
    await putToWork(transaction, id, { state: 'undoing' }, now);
  });
}
