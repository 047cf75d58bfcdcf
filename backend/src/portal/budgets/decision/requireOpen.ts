import { REFUSALS } from '@portal/api/work/budget/decision';
import { isValid } from '@portal/domain/budget/budgetState';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { LockedWork } from '../lockWork.ts';
import { isDecidable } from '../presentBudget.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/**
 * A decision names jobs that are there, and not approved: who decides twice hears that, also where nothing else is left to
 * be decided (BUD-15), and of a version that is over that it is (BUD-27).
 * @throws ApiError 409 for an approved job or when there is nothing to decide, 404 for a job that the version does not have
 */
export function requireOpen(
  budget: StoredBudget,
  work: LockedWork,
  jobs: JobDecisions,
  now: Date,
): void {
  const named = budget.jobs.filter(({ id }) => Object.hasOwn(jobs, id));
  const approved = named.find(({ state }) => state === 'approved');
  if (approved !== undefined && budget.needsApproval)
    throw refused(texts.alreadyApproved(approved.title), REFUSALS.jobAlreadyApproved);
  if (!isDecidable(budget, work, now)) {
    const isOver =
      !isValid(budget, lisbonToday(now)) &&
      budget.needsApproval &&
      budget.jobs.some(({ state }) => state !== 'approved') &&
      work.cancelledAt === null &&
      Number(work.bars) >= 2.5;
    throw isOver
      ? refused(texts.expired, REFUSALS.budgetExpired)
      : new ApiError(409, texts.nothingToDecide, texts.refused);
  }
  if (named.length < Object.keys(jobs).length) throw new ApiError(404, texts.noSuchJob);
}

function refused(body: string, reason: string): ApiError {
  return new ApiError(409, body, { ...texts.refused, body, extra: { reason } });
}
