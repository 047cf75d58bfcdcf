import { Hono, type Context, type ErrorHandler, type MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import { readJson } from '../http/readJson.ts';
import type { GroupedOperation, Operation, Operations, RouteGroup } from './operation.ts';

/** `readBody` reads and checks the JSON body by the schema of the description. @throws ApiError 400 */
type Handler<Body extends v.GenericSchema> = (
  context: Context,
  readBody: () => Promise<v.InferOutput<Body>>,
) => Response | Promise<Response>;

type Register = <Body extends v.GenericSchema = never>(
  path: string,
  operation: Operation<Body>,
  handle: Handler<Body>,
) => void;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Routes with their whole paths, also those that the specification leaves open (API-65), each with its description: none can
 * be registered without.
 */
export interface DescribedRoutes {
  get: Register;
  post: Register;
  put: Register;
  patch: Register;
  delete: Register;
  use(path: string, middleware: MiddlewareHandler): void;
  onError(handle: ErrorHandler): void;
  /** Takes in the routes of a part. */
  include(part: DescribedRoutes): void;
  /** Puts the routes into the application. */
  mountOn(app: Hono): void;
  /** What the routes say of themselves. */
  readonly operations: Operations;
}

/** Both slash forms of a path are answered (C-144). `group` is where the document lists the routes. */
export function describedRoutes(group: RouteGroup): DescribedRoutes {
  const app = new Hono({ strict: false });
  const operations: Record<string, GroupedOperation> = {};
  const by =
    (method: Method): Register =>
    (path, operation, handle) => {
      const { body } = operation;
      operations[`${method} ${path}`] = { ...operation, group: operation.group ?? group };
      app.on(method, path, (context) =>
        handle(context, async () => {
          if (body === undefined) throw new Error(`${method} ${path} describes no body.`);
          return readJson(context, body);
        }),
      );
    };
  return {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
    use: (path, middleware) => void app.use(path, middleware),
    onError: (handle) => void app.onError(handle),
    include: (part) => {
      Object.assign(operations, part.operations);
      part.mountOn(app);
    },
    mountOn: (parent) => void parent.route('/', app),
    operations,
  };
}
