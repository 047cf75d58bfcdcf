import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { lockWork } from '../lockWork.ts';
import { texts } from '../texts.ts';
import { loadOpenJobs, type ItemJobs } from './listOpenJobs.ts';

/** How long after a request the same job cannot be requested again (BUD-28). */
const REQUEST_PAUSE_MILLISECONDS = 86_400_000;

/**
 * Asks for a job that was declined or put off, which tells the provider and orders nothing, or takes it off the list
 * (BUD-28).
 * @throws ApiError 404 for a job that the item's list does not have, 409 within 24 hours of another request
 */
export async function changeOpenJob(
  backend: Backend,
  item: ItemJobs,
  jobId: string,
  change: 'request' | 'hide',
): Promise<void> {
  const now = backend.clock.now();
  const find = async (database: Backend['database']) => {
    const found = (await loadOpenJobs(database, item, now)).find(({ id }) => id === jobId);
    if (found === undefined) throw new ApiError(404, texts.noSuchOpenJob);
    return found;
  };
  const { workId } = await find(backend.database);
  await inTransaction(backend.database, async (transaction) => {
    await lockWork(transaction, item, workId);
    // Read again behind the lock: of two requests at once the second one sees the first.
    const { version, requestedAt } = await find(transaction);
    const isAgain =
      requestedAt !== null && now.getTime() < requestedAt.getTime() + REQUEST_PAUSE_MILLISECONDS;
    if (change === 'request' && isAgain) throw new ApiError(409, texts.requestedBefore);
    await transaction
      .updateTable('budgetJobs')
      .set(change === 'request' ? { requestedAt: now } : { hiddenAt: now })
      .where('workId', '=', workId)
      .where('version', '=', version)
      .where('id', '=', jobId)
      .execute();
  });
}
