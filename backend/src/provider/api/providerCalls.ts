import { Hono, type Context } from 'hono';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requireProvider } from '../../accounts/companies/requireCompany.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { readJson } from '../../platform/http/readJson.ts';

/** Where all calls of the provider API begin. */
export const providerApiRoot = '/provider-api/v1';

type Handler<Body> = (company: Company, body: Body, context: Context) => Promise<object>;

/** Routes of the provider API: for the bearer of a provider's key, and changes once per `Idempotency-Key`. */
export interface ProviderCalls {
  app: Hono;
  /** A reading call. */
  get(path: string, handle: (company: Company, context: Context) => Promise<object>): void;
  /** A changing call with a JSON body. POST answers with 201. */
  change<Schema extends v.GenericSchema>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: Schema,
    handle: Handler<v.InferOutput<Schema>>,
  ): void;
  /** A POST whose body `read` takes itself, a form with files; what it returns tells two calls apart. */
  postForm<Form extends object>(
    path: string,
    read: (company: Company, context: Context) => Promise<Form>,
    fingerprint: (form: Form) => unknown,
    handle: Handler<Form>,
    drop: (form: Form) => Promise<void>,
  ): void;
}

export function providerCalls(backend: Backend): ProviderCalls {
  const app = new Hono({ strict: false });
  const once = (company: Company, context: Context, body: unknown, run: () => Promise<object>) => {
    const { method, path } = context.req;
    return runOnce(
      backend.database,
      `provider/${company.id}`,
      context.req.header('idempotency-key'),
      { method, path, body },
      backend.clock.now(),
      async () => ({ status: method === 'POST' ? 201 : 200, body: await run() }),
    );
  };
  return {
    app,
    get: (path, handle) => {
      app.get(providerApiRoot + path, async (context) =>
        context.json(await handle(await requireProvider(context, backend), context)),
      );
    },
    change: (method, path, schema, handle) => {
      app.on(method, providerApiRoot + path, async (context) => {
        const company = await requireProvider(context, backend);
        const body = await readJson(context, schema);
        const answer = await once(company, context, body, () => handle(company, body, context));
        return context.json(answer.body, answer.status);
      });
    },
    postForm: (path, read, fingerprint, handle, drop) => {
      app.post(providerApiRoot + path, async (context) => {
        const company = await requireProvider(context, backend);
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
