import { budgetState } from '@portal/domain/budget/budgetState';
import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { isWorkOver } from './isWorkOver.ts';
import { budgetInForce, lockWork, type WorkOwner } from './lockWork.ts';
import { texts } from './texts.ts';

/**
 * Asks the provider for another budget, once per version (BUD-27).
 * @throws ApiError 409 while it is valid, asked before, or of a work that is over (C-967)
 */
export async function requestRenewal(
  backend: Backend,
  owner: WorkOwner,
  workId: string,
): Promise<void> {
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, owner, workId);
    if (isWorkOver(work)) throw new ApiError(409, texts.workOver);
    const budget = await budgetInForce(transaction, work);
    const state = budgetState({ ...budget, isInForce: true }, lisbonToday(now));
    if (state !== 'expired') throw new ApiError(409, texts.notExpired);
    if (budget.renewalRequestedAt !== null) throw new ApiError(409, texts.renewalRequestedBefore);
    await transaction
      .updateTable('budgetVersions')
      .set({ renewalRequestedAt: now })
      .where('workId', '=', workId)
      .where('version', '=', budget.version)
      .execute();
  });
}
