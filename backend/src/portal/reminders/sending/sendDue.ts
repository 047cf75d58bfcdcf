import type { RawBuilder } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { loadBatchFacts } from './batchFacts.ts';
import { lockDueMessages } from './dueMessage.ts';
import { sendOne } from './sendOne.ts';
import { smsRoom } from './smsRoom.ts';

const BATCH = 50;

/**
 * Sends what rules planned and what is due, until nothing is left. Of several processes each message is sent by one: it is
 * handed to the queue of messages in the transaction that holds it, so that whoever ends in the middle has sent none of the
 * batch, and the next one all of it (REM-04).
 */
export async function sendDue(backend: Backend, ending?: AbortSignal): Promise<void> {
  for (;;) {
    if (ending?.aborted === true) return;
    const looked = await inTransaction(backend.database, (transaction) =>
      sendBatch(transaction, backend),
    );
    if (looked < BATCH) return;
  }
}

/** Sends what is due of what is named, in a transaction. @returns how many messages were looked at */
export async function sendBatch(
  transaction: Transaction,
  backend: Backend,
  which?: RawBuilder<unknown>,
): Promise<number> {
  const now = backend.clock.now();
  const due = await lockDueMessages(transaction, now, BATCH, which);
  if (due.length === 0) return 0;
  const facts = await loadBatchFacts(transaction, backend, due);
  const room = smsRoom(transaction, now);
  for (const message of due) await sendOne(transaction, backend, message, facts, room);
  return due.length;
}
