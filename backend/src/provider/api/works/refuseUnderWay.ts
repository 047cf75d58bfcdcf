import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/**
 * Refuses to call off or to move an appointment, which the caller has locked, that a work came out of, whose customer came,
 * or to which nobody did (C-934). Called off already it stays as it is.
 * @param isTakenBack whether the same change takes back that its customer came
 * @throws ApiError 409
 */
export async function refuseUnderWay(
  transaction: Transaction,
  id: string,
  isTakenBack: boolean,
): Promise<void> {
  const row = await transaction
    .selectFrom('appointments')
    .select(['cancelledAt', 'clientArrived', 'becameWork', 'noShowAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hasCome = row.clientArrived && !isTakenBack;
  if (row.cancelledAt === null && (row.becameWork || hasCome || row.noShowAt !== null))
    throw new ApiError(409, 'This appointment is under way.');
}
