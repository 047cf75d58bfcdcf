import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { isAdminToken } from '../../../platform/http/adminToken.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { bearerToken } from '../../../platform/http/requestDomain.ts';
import { findOperator, requireRole, type NamedOperator } from '../operators/findOperator.ts';
import { findMember, type Member } from './members.ts';

/** Who calls mgmt: somebody of a team, an operator, or the administrator. */
export type Caller =
  | { member: Member; operator?: never }
  | { member?: never; operator?: NamedOperator };

/**
 * @throws ApiError 401 when it is neither the administrator nor somebody whose token holds, 403 for an operator who may
 *   only read and would change something
 */
export async function requireCaller(
  context: Context,
  { environment, database, clock }: Pick<Backend, 'environment' | 'database' | 'clock'>,
): Promise<Caller> {
  const token = bearerToken(context) ?? '';
  if (isAdminToken(environment, token)) return {};
  const operator = await findOperator(database, token, clock.now());
  if (operator !== undefined) {
    requireRole(operator, context.req.method === 'GET' ? 'read' : 'release');
    return { operator };
  }
  const member = await findMember(database, token, clock.now());
  if (member === undefined)
    throw new ApiError(401, 'The token is missing, wrong, revoked or over.');
  return { member };
}

/** Whether a caller may see and change a remote. */
export function mayChange({ member }: Caller, remote: string): boolean {
  return member === undefined || member.remotes.includes(remote);
}

/**
 * Who did something, as the history says it. What somebody of a team, or an operator, writes of itself stands behind what the token
 * says, and in no other place: nobody can pass for another.
 * @param note who they say that they are
 */
export function nameOf({ member, operator }: Caller, note?: string): string {
  const person = member?.person ?? operator?.name;
  if (person === undefined) return note ?? 'administrator';
  const own = member === undefined ? person : `${person} (${member.team})`;
  return note === undefined || note === person ? own : `${own}: ${note}`;
}
