import type { OperatorRole } from '@portal/rollout/operator';
import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { isAdminToken } from '../../../platform/http/adminToken.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { bearerToken } from '../../../platform/http/requestDomain.ts';
import { findOperator, requireRole } from '../operators/findOperator.ts';
import { findMember } from '../teams/members.ts';

/** A token that is good for other things is not called wrong: nobody has another one made then. */
async function refusal({ database, clock }: Backend, token: string): Promise<ApiError> {
  const member = await findMember(database, token, clock.now());
  if (member === undefined)
    return new ApiError(401, 'The administrator token is missing or wrong.');
  return new ApiError(
    403,
    `This needs an operator's or the administrator's token, and yours is of the team ${member.team}.`,
  );
}

/**
 * Lets the administrator pass, and operators: everyone to what is only read, to changes those of a role.
 * @throws ApiError 401, 403 for a role that is not enough, and for teams
 */
export function operatorsOnly(backend: Backend, toChange: OperatorRole) {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const token = bearerToken(context) ?? '';
    if (!isAdminToken(backend.environment, token)) {
      const operator = await findOperator(backend.database, token, backend.clock.now());
      if (operator === undefined) throw await refusal(backend, token);
      requireRole(operator, context.req.method === 'GET' ? 'read' : toChange);
    }
    await next();
  };
}
