import { OPERATOR_ROLES, OPERATOR_TOKEN_PREFIX, type OperatorRole } from '@portal/rollout/operator';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { hashSecret } from '../../../platform/secret.ts';

/** How exactly it is kept when a token was last used, in milliseconds. */
const HOUR = 3_600_000;

/** An operator whose token holds. */
export interface NamedOperator {
  id: string;
  name: string;
  role: OperatorRole;
}

/** Who shows a token; undefined when it is none of an operator, was revoked, or is over. */
export async function findOperator(
  database: Database,
  token: string,
  now: Date,
): Promise<NamedOperator | undefined> {
  if (!token.startsWith(OPERATOR_TOKEN_PREFIX)) return undefined;
  const found = await database
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'usedAt'])
    .where('tokenHash', '=', hashSecret(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { usedAt, ...operator } = found;
  if (now.getTime() - (usedAt?.getTime() ?? 0) > HOUR)
    await database
      .updateTable('operators')
      .set({ usedAt: now })
      .where('id', '=', operator.id)
      .execute();
  return operator;
}

/** The same by id, for whoever showed the token before. */
export function findOperatorById(
  database: Database,
  id: string,
  now: Date,
): Promise<NamedOperator | undefined> {
  return database
    .selectFrom('operators')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** @throws ApiError 403 when the operator may do less */
export function requireRole({ role }: Pick<NamedOperator, 'role'>, needed: OperatorRole): void {
  if (OPERATOR_ROLES.indexOf(role) < OPERATOR_ROLES.indexOf(needed))
    throw new ApiError(403, `This needs the role ${needed}, and yours is ${role}.`);
}
