import type { Database, Transaction } from '../../database/database.ts';
import { createHash } from 'node:crypto';
import type { Backend } from '../../backend.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../apiError.ts';

export interface IdempotentAnswer {
  status: 200 | 201;
  body: object;
}

/** A call that did not finish within this time was cut off; its key may be used again. */
const abandonedMilliseconds = 60_000;
const keptMilliseconds = 30 * 86_400_000;
/** Answers about budgets, and to statements of withdrawal, name people: no longer than a call is tried again (C-319). */
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

/**
 * The same for a change of the database alone: it and the key are one transaction, so that a process that is cut off leaves
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

/** Whether a call with this key was answered: what it asked for may be refused by now, and was done all the same. */
export async function wasAnswered(
  database: Database,
  scope: string,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false;
  const called = await database
    .selectFrom('idempotencyKeys')
    .select('status')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return called !== undefined && called.status !== null;
}

/** Forgets answers older than a month, those with names than a day: whoever calls again then, calls anew. */
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
          where.or([where('scope', 'like', 'budget/%'), where('scope', 'like', 'withdrawal/%')]),
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
  return taken === undefined ? readAnswer(database, scope, key, bodyHash) : undefined;
}

async function readAnswer(
  database: Database,
  scope: string,
  key: string,
  bodyHash: string,
): Promise<IdempotentAnswer> {
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

/** @throws ApiError 400 for a malformed key */
function hashOf(key: string, body: unknown): string {
  if (!keyPattern.test(key)) throw new ApiError(400, texts.malformedKey);
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

async function keepAnswer(
  database: Database,
  scope: string,
  key: string,
  { status, body }: IdempotentAnswer,
): Promise<void> {
  await database
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

const texts = {
  malformedKey: 'O cabeçalho Idempotency-Key não é válido.',
  stillRunning: 'Este pedido já está a ser tratado. Aguarde um momento.',
  otherBody: 'A mesma Idempotency-Key foi usada com outros dados.',
} as const;
