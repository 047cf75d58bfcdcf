import { SETUP_API } from '@portal/api/setup/setupPath';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import type { Operation } from '../../platform/routes/operation.ts';
import { requireOwner, type Owner, type SuspendedToo } from '../owners/requireOwner.ts';
import { refuseOtherSites } from '../page/refuseOtherSites.ts';

type Description = Omit<Operation, 'access' | 'body'>;
type ChangingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls of an owner's session, about the provider of that session and no other (SET-04). */
export interface OwnerCalls {
  app: DescribedRoutes;
  get(
    path: string,
    description: Description,
    handle: (owner: Owner, context: Context) => Promise<object>,
  ): void;
  /** A changing call with a JSON body. */
  change<Schema extends v.GenericSchema>(
    method: ChangingMethod,
    path: string,
    description: Description & { body: Schema },
    handle: (owner: Owner, body: v.InferOutput<Schema>, context: Context) => Promise<object>,
  ): void;
  /** A changing call that says everything by its address. */
  act(
    method: ChangingMethod,
    path: string,
    description: Description,
    handle: (owner: Owner, context: Context) => Promise<object>,
    options?: SuspendedToo,
  ): void;
}

/** What is answered to owners is theirs alone, so that nobody keeps it. */
export function ownerCalls(backend: Backend): OwnerCalls {
  const app = describedRoutes('provider');
  app.use(`${SETUP_API}/*`, refuseOtherSites);
  const register = { POST: app.post, PUT: app.put, PATCH: app.patch, DELETE: app.delete };
  const described = (description: Description & { body?: v.GenericSchema }): Operation => ({
    access: 'owner',
    ...description,
  });
  return {
    app,
    get: (path, description, handle) =>
      app.get(SETUP_API + path, described(description), async (context) =>
        context.json(await handle(await requireOwner(context, backend), context)),
      ),
    change: (method, path, description, handle) =>
      register[method](SETUP_API + path, described(description), async (context) => {
        const owner = await requireOwner(context, backend);
        const body = await readJson(context, description.body);
        return context.json(await handle(owner, body, context));
      }),
    act: (method, path, description, handle, options) =>
      register[method](SETUP_API + path, described(description), async (context) =>
        context.json(await handle(await requireOwner(context, backend, options), context)),
      ),
  };
}
