import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { runOnce } from '../../platform/http/once/runOnce.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import type { LimitedScope, Operation, RouteGroup } from '../../platform/routes/operation.ts';
import { keyHolders } from './callers/keyHolders.ts';
import type { Callers, ChangingMethod } from './callers/callers.ts';

type Description = Omit<Operation, 'access' | 'body' | 'scopes'> & {
  /** Which keys may make the call beside those of scope `all` (SET-19). */
  scopes: readonly LimitedScope[];
};
type Handler<Body> = (company: Company, body: Body, context: Context) => Promise<object>;

/** Routes of the provider API: for its callers, and changes once per `Idempotency-Key`. */
export interface ProviderCalls {
  app: DescribedRoutes;
  /** A reading call. */
  get(
    path: string,
    description: Description,
    handle: (company: Company, context: Context) => Promise<object>,
  ): void;
  /** A changing call with a JSON body. POST answers with 201. */
  change<Schema extends v.GenericSchema>(
    method: ChangingMethod,
    path: string,
    description: Description & { body: Schema },
    handle: Handler<v.InferOutput<Schema>>,
  ): void;
  /** A changing call of whose body, read by `schema`, the document says nothing. */
  changeUnlisted<Schema extends v.GenericSchema>(
    method: ChangingMethod,
    path: string,
    description: Description,
    schema: Schema,
    handle: Handler<v.InferOutput<Schema>>,
  ): void;
  /** A POST whose body `read` takes itself, a form with files; what it returns tells two calls apart. */
  postForm<Form extends object>(
    path: string,
    description: Description,
    read: (company: Company, context: Context) => Promise<Form>,
    fingerprint: (form: Form) => unknown,
    handle: Handler<Form>,
    drop: (form: Form) => Promise<void>,
  ): void;
}

/** @param callers who may make the calls: whoever shows a provider's key, unless told */
export function providerCalls(
  backend: Backend,
  group: RouteGroup,
  callers: Callers = keyHolders(backend),
): ProviderCalls {
  const app = describedRoutes(group);
  if (callers.guard !== undefined) app.use(`${callers.root}/*`, callers.guard);
  const register = { POST: app.post, PUT: app.put, DELETE: app.delete };
  const once = (company: Company, context: Context, body: unknown, run: () => Promise<object>) => {
    const { method, path } = context.req;
    return runOnce(
      backend.database,
      `${callers.name}/${company.id}`,
      context.req.header('idempotency-key'),
      { method, path, body },
      backend.clock.now(),
      async () => ({ status: method === 'POST' ? 201 : 200, body: await run() }),
    );
  };
  const changeBy = <Schema extends v.GenericSchema>(
    method: ChangingMethod,
    path: string,
    description: Description & { body?: v.GenericSchema },
    schema: Schema,
    handle: Handler<v.InferOutput<Schema>>,
  ) => {
    if (!callers.mayCall(method, path)) return;
    register[method](callers.root + path, callers.describe(description), async (context) => {
      const company = await callers.require(context, description.scopes);
      const body = await readJson(context, schema);
      const answer = await once(company, context, body, () => handle(company, body, context));
      return context.json(answer.body, answer.status);
    });
  };
  return {
    app,
    get: (path, description, handle) => {
      if (!callers.mayCall('GET', path)) return;
      app.get(callers.root + path, callers.describe(description), async (context) =>
        context.json(await handle(await callers.require(context, description.scopes), context)),
      );
    },
    change: (method, path, description, handle) =>
      changeBy(method, path, description, description.body, handle),
    changeUnlisted: changeBy,
    postForm: (path, description, read, fingerprint, handle, drop) => {
      if (!callers.mayCall('POST', path)) return;
      app.post(callers.root + path, callers.describe(description), async (context) => {
        const company = await callers.require(context, description.scopes);
        const form = await read(company, context);
        try {
          const answer = await once(company, context, fingerprint(form), () =>
            handle(company, form, context),
          );
          return context.json(answer.body, answer.status);
        } finally {
          await drop(form);
        }
      });
    },
  };
}
