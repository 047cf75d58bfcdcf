import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../apiError.ts';

export interface IdempotentAnswer {
  status: 200 | 201;
  body: object;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

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

/**
 * The answer to a call with this key.
 * @throws ApiError 422 for another body, 409 while the call still runs
 */
export async function readAnswer(
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

/**
 * What tells the body of a call from another one.
 * @throws ApiError 400 for a malformed key
 */
export function hashOf(key: string, body: unknown): string {
  if (!keyPattern.test(key)) throw new ApiError(400, texts.malformedKey);
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** Keeps the answer of a call whose key was taken for it. */
export async function keepAnswer(
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
