import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { isAdminToken } from '../../../platform/http/adminToken.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { bearerToken } from '../../../platform/http/requestDomain.ts';
import { findMember, type Member } from './members.ts';

/** Who calls mgmt: somebody of a team, or the administrator. */
export type Caller = { member: Member } | { member?: never };

/** @throws ApiError 401 when it is neither the administrator nor somebody of a team whose token holds */
export async function requireCaller(
  context: Context,
  { environment, database, clock }: Pick<Backend, 'environment' | 'database' | 'clock'>,
): Promise<Caller> {
  const token = bearerToken(context) ?? '';
  if (isAdminToken(environment, token)) return {};
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
 * Who did something, as the history says it. What somebody of a team writes of itself stands behind what the token
 * says, and in no other place: nobody can pass for another.
 * @param note who they say that they are
 */
export function nameOf({ member }: Caller, note?: string): string {
  if (member === undefined) return note ?? 'administrator';
  const own = `${member.person} (${member.team})`;
  return note === undefined || note === member.person ? own : `${own}: ${note}`;
}
