import type { Transaction } from '../../../platform/database/database.ts';
import { requestContext } from '../../../platform/operations/requestContext.ts';

/** Puts an import into the queue, with all its tries; what it does counts as done by whoever asks now (SET-22, SET-25). */
export async function putToWork(
  transaction: Transaction,
  id: string,
  work: { state: 'running'; runAt: Date } | { state: 'undoing' },
  now: Date,
): Promise<void> {
  const actor = requestContext.getStore()?.actor;
  await transaction
    .updateTable('imports')
    .set({
      ...{ ...work, nextTryAt: now, tries: 0, lastError: null },
      actor: actor === undefined ? null : JSON.stringify(actor),
    })
    .where('id', '=', id)
    .execute();
}
