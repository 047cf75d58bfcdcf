import type { OperatorRole } from '@portal/rollout/operator';
import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { exactAddress } from '../../../platform/http/clientAddress.ts';
import { actAs } from '../../../platform/operations/actAs.ts';
import { requireRole } from '../operators/findOperator.ts';
import { loginPage } from './loginPage.ts';
import { readOperator, type Operator } from './operatorSession.ts';
import { showPage } from './showPage.ts';

/**
 * Makes handlers for somebody who is logged in; everybody else gets the way in.
 * @param toChange the role that changes need; everyone may look
 * @returns what takes the work, and the path to which logging in leads back: `undefined` is the overview
 */
export function asOperator(
  backend: Pick<Backend, 'environment' | 'clock' | 'database'>,
  toChange: OperatorRole = 'release',
) {
  return (
    work: (context: Context, operator: Operator) => Promise<Response>,
    next: (context: Context) => Promise<string> | string | undefined = () => undefined,
  ) =>
    async (context: Context): Promise<Response> => {
      const operator = await readOperator(context, backend);
      if (operator !== undefined) {
        if (context.req.method === 'GET') requireRole(operator, 'read');
        else {
          requireRole(operator, toChange);
          actAs({ kind: 'operator', name: operator.name, address: exactAddress(context) });
        }
        return work(context, operator);
      }
      return showPage(context, loginPage({ next: await next(context) }), 401);
    };
}
