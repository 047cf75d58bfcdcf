import {
  OPERATOR_TOKEN_PREFIX,
  type NewOperator,
  type OperatorList,
  type OperatorRequest,
  type OperatorRole,
} from '@portal/rollout/operator';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { hashSecret, newSecret } from '../../../platform/secret.ts';

const DAY = 24 * 3_600_000;
type Tools = Pick<Backend, 'database' | 'clock'>;

/**
 * Makes an operator and the token, of which only the hash is kept.
 * @throws ApiError 409 when somebody of that name is there
 */
export async function makeOperator(
  { database, clock }: Tools,
  { name, role, days }: OperatorRequest,
): Promise<NewOperator> {
  const now = clock.now();
  const token = OPERATOR_TOKEN_PREFIX + newSecret();
  const expiresAt = new Date(now.getTime() + days * DAY);
  const made = await database
    .insertInto('operators')
    .values({ id: newId(), name, role, tokenHash: hashSecret(token), madeAt: now, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined)
    throw new ApiError(409, `There is an operator ${name}: revoke that token first.`);
  return { id: made.id, token, expiresAt: expiresAt.toISOString() };
}

/** Ends an operator's token and sessions at once. @returns whose it was @throws ApiError 404 */
export async function revokeOperator({ database, clock }: Tools, id: string): Promise<string> {
  const found = await database
    .updateTable('operators')
    .set(({ fn, val }) => ({ revokedAt: fn.coalesce('revokedAt', val(clock.now())) }))
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(404, `There is no operator ${id}.`);
  return found.name;
}

/**
 * Gives an operator another role, which holds from the next call on, of a session at the rollout page too (C-837).
 * @returns who it is @throws ApiError 404 when nobody of that id has a token that holds
 */
export async function changeOperatorRole(
  { database, clock }: Tools,
  id: string,
  role: OperatorRole,
): Promise<string> {
  const found = await database
    .updateTable('operators')
    .set({ role })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .returning('name')
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(404, `There is no operator ${id} whose token holds.`);
  return found.name;
}

/** Every operator, those that were revoked or are over included. */
export async function listOperators(database: Database): Promise<OperatorList['operators']> {
  const rows = await database
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'madeAt', 'expiresAt', 'revokedAt', 'usedAt'])
    .orderBy('madeAt')
    .orderBy('id')
    .execute();
  return rows.map(({ madeAt, expiresAt, revokedAt, usedAt, ...operator }) => ({
    ...operator,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  }));
}
