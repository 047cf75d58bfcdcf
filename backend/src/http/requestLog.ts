import type { MiddlewareHandler } from 'hono';
import { newId } from '../ids.ts';
import type { Logger } from '../logging.ts';
import { loggablePath } from './loggablePath.ts';

/** Writes one line per request: never the query string, a body, or a signature in the path. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const id = newId().slice(0, 12);
    const start = performance.now();
    context.header('X-Request-Id', id);
    await next();
    const line = {
      id,
      method: context.req.method,
      path: loggablePath(context.req.path),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    };
    if (context.res.status >= 500) log.warn(line, 'request');
    else log.debug(line, 'request');
  };
}
