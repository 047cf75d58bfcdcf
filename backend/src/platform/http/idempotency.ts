import type { Database } from '../database/database.ts';
import { createHash } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { execute, selectRow } from '../database/sql.ts';
import { ApiError } from './apiError.ts';

interface StoredAnswer {
  body_hash: string;
  status: number | null;
  answer: unknown;
  created_at: Date;
}

export interface Answer {
  status: 200 | 201;
  body: object;
}

/** A call that did not finish within this time was cut off; its key may be used again. */
const abandonedMilliseconds = 60_000;
const keptMilliseconds = 30 * 86_400_000;
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
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return run();
  if (!keyPattern.test(key)) throw new ApiError(400, texts.malformedKey);
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const stored = await reserve(database, scope, key, bodyHash, now);
  if (stored !== undefined) return stored;
  try {
    const answer = await run();
    await execute(
      database,
      'update idempotency_keys set status = $3, answer = $4 where scope = $1 and key = $2',
      [scope, key, answer.status, JSON.stringify(answer.body)],
    );
    return answer;
  } catch (error) {
    await execute(
      database,
      'delete from idempotency_keys where scope = $1 and key = $2 and status is null',
      [scope, key],
    );
    throw error;
  }
}

/** Forgets answers older than a month: whoever calls again then, calls anew. */
export async function forgetOldAnswers({ database, clock }: Pick<Backend, 'database' | 'clock'>) {
  await execute(database, 'delete from idempotency_keys where created_at < $1', [
    new Date(clock.now().getTime() - keptMilliseconds),
  ]);
}

/** Takes the key for this call, or finds the answer that is already there. */
async function reserve(
  database: Database,
  scope: string,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<Answer | undefined> {
  const abandoned = new Date(now.getTime() - abandonedMilliseconds);
  const taken = await execute(
    database,
    `insert into idempotency_keys (scope, key, body_hash, created_at) values ($1, $2, $3, $4)
     on conflict (scope, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
     where idempotency_keys.status is null and idempotency_keys.created_at < $5`,
    [scope, key, bodyHash, now, abandoned],
  );
  if (taken.rowCount === 1) return undefined;
  const row = await selectRow<StoredAnswer>(
    database,
    'select body_hash, status, answer, created_at from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (row === undefined) throw new ApiError(409, texts.stillRunning);
  if (row.body_hash !== bodyHash) throw new ApiError(422, texts.otherBody);
  if (row.status === null || typeof row.answer !== 'object' || row.answer === null)
    throw new ApiError(409, texts.stillRunning);
  return { status: row.status === 201 ? 201 : 200, body: row.answer };
}

const texts = {
  malformedKey: 'O cabeçalho Idempotency-Key não é válido.',
  stillRunning: 'Este pedido já está a ser tratado. Aguarde um momento.',
  otherBody: 'A mesma Idempotency-Key foi usada com outros dados.',
} as const;
