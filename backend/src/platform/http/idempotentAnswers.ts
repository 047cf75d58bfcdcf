import type { Database } from '../database/database.ts';
import { createHash } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { ApiError } from './apiError.ts';

export interface IdempotentAnswer {
  status: 200 | 201;
  body: object;
}

/** A call that did not finish within this time was cut off; its key may be used again. */
const abandonedMilliseconds = 60_000;
const keptMilliseconds = 30 * 86_400_000;
/** Answers about budgets name their customer: no longer than a call is tried again (C-319). */
const keptWithNamesMilliseconds = 86_400_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

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
  if (!keyPattern.test(key)) throw new ApiError(400, texts.malformedKey);
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const stored = await reserve(database, scope, key, bodyHash, now);
  if (stored !== undefined) return stored;
  try {
    const answer = await run();
    await database
      .updateTable('idempotencyKeys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
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

/** Forgets answers older than a month, of budgets than a day: whoever calls again then, calls anew. */
export async function forgetIdempotentAnswers({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>) {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await database
    .deleteFrom('idempotencyKeys')
    .where((where) =>
      where.or([
        where('createdAt', '<', before(keptMilliseconds)),
        where.and([
          where('createdAt', '<', before(keptWithNamesMilliseconds)),
          where('scope', 'like', 'budget/%'),
        ]),
      ]),
    )
    .execute();
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
  if (taken !== undefined) return undefined;
  const row = await database
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(409, texts.stillRunning);
  if (row.bodyHash !== bodyHash) throw new ApiError(422, texts.otherBody);
  if (row.status === null || typeof row.answer !== 'object' || row.answer === null)
    throw new ApiError(409, texts.stillRunning);
  return { status: row.status === 201 ? 201 : 200, body: row.answer };
}

const texts = {
  malformedKey: 'O cabeçalho Idempotency-Key não é válido.',
  stillRunning: 'Este pedido já está a ser tratado. Aguarde um momento.',
  otherBody: 'A mesma Idempotency-Key foi usada com outros dados.',
} as const;
