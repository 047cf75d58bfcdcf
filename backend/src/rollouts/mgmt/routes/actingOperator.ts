import type { MiddlewareHandler } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { exactAddress } from '../../../platform/http/clientAddress.ts';
import { actAs } from '../../../platform/operations/actAs.ts';
import { readActor } from '../operators/readActor.ts';

/** What an operator changes of a provider is kept under the operator's name, as in mgmt's own list (SET-22). */
export function actingOperator(backend: Backend): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'GET')
      actAs({
        kind: 'operator',
        name: await readActor(context, backend),
        address: exactAddress(context),
      });
    await next();
  };
}
