import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { hashOf, keepAnswer, readAnswer, type IdempotentAnswer } from './idempotentAnswer.ts';

/**
 * As `runOnce`, for a change of the database alone: it and the key are one transaction, so that a process that is cut off leaves
 * both or neither, and who repeats while the first call still runs waits for its answer (OFF-03).
 * @param run uses nothing but its transaction
 * @throws ApiError 422 for the same key with another body, 400 for a malformed key
 */
export async function runOnceWhole(
  database: Database,
  scope: string,
  key: string | undefined,
  body: unknown,
  now: Date,
  run: (transaction: Transaction) => Promise<IdempotentAnswer>,
): Promise<IdempotentAnswer> {
  if (key === undefined) return inTransaction(database, run);
  const bodyHash = hashOf(key, body);
  return inTransaction(database, async (transaction) => {
    const taken = await transaction
      .insertInto('idempotencyKeys')
      .values({ scope, key, bodyHash, createdAt: now })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (taken === undefined) return readAnswer(transaction, scope, key, bodyHash);
    const answer = await run(transaction);
    await keepAnswer(transaction, scope, key, answer);
    return answer;
  });
}
