import type { OperatorRole } from '@portal/rollout/operator';
import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { isAdminToken } from '../../../platform/http/adminToken.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { bearerToken } from '../../../platform/http/requestDomain.ts';
import { findOperator, requireRole } from '../operators/findOperator.ts';

/**
 * Lets the administrator pass, and operators: everyone to what is only read, to changes those of a role.
 * @throws ApiError 401, 403 for a role that is not enough
 */
export function operatorsOnly(backend: Backend, toChange: OperatorRole) {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const token = bearerToken(context) ?? '';
    if (!isAdminToken(backend.environment, token)) {
      const operator = await findOperator(backend.database, token, backend.clock.now());
      if (operator === undefined)
        throw new ApiError(401, 'The administrator token is missing or wrong.');
      requireRole(operator, context.req.method === 'GET' ? 'read' : toChange);
    }
    await next();
  };
}
