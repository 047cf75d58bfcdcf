import type { Database } from '../../database/database.ts';
import { hashOf, keepAnswer, readAnswer, type IdempotentAnswer } from './idempotentAnswer.ts';

/** A call that did not finish within this time was cut off; its key may be used again. */
const abandonedMilliseconds = 60_000;

/**
 * Runs a changing call once per `Idempotency-Key`: the same key with the same body gives the stored
 * answer. Failures are not stored, so that they can be tried again.
 * @throws ApiError 422 for the same key with another body, 409 while the first call still runs, 400 for a malformed key
 */
export async function runOnce(
  database: Database,
  scope: string,
  key: string | undefined,
  body: unknown,
  now: Date,
  run: () => Promise<IdempotentAnswer>,
): Promise<IdempotentAnswer> {
  if (key === undefined) return run();
  const bodyHash = hashOf(key, body);
  const stored = await reserve(database, scope, key, bodyHash, now);
  if (stored !== undefined) return stored;
  try {
    const answer = await run();
    await keepAnswer(database, scope, key, answer);
    return answer;
  } catch (error) {
    await database
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
    throw error;
  }
}

/** Takes the key for this call, or finds the answer that is already there. */
async function reserve(
  database: Database,
  scope: string,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<IdempotentAnswer | undefined> {
  const abandoned = new Date(now.getTime() - abandonedMilliseconds);
  const taken = await database
    .insertInto('idempotencyKeys')
    .values({ scope, key, bodyHash, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ bodyHash, createdAt: now })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.createdAt', '<', abandoned),
    )
    .returning('key')
    .executeTakeFirst();
  return taken === undefined ? readAnswer(database, scope, key, bodyHash) : undefined;
}
