import { ApiError } from '../../../platform/http/apiError.ts';
import type { LockedWork } from '../../../portal/budgets/lockWork.ts';

/** What was called off goes on in no way, and its customer is told nothing more of it (C-966). @throws ApiError 409 */
export function refuseCalledOff({ cancelledAt }: Pick<LockedWork, 'cancelledAt'>): void {
  if (cancelledAt !== null) throw new ApiError(409, 'This work was called off.');
}
