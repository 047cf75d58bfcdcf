import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { newId } from '../newId.ts';
import type { Logger } from '../createLogger.ts';
import type { Metrics } from '../operations/metrics.ts';
import { requestContext } from '../operations/requestContext.ts';
import { loggablePath } from './loggablePath.ts';

const idPattern = /^[\w-]{8,36}$/;

/**
 * Writes one line per request: never the query string, a body, or a signature in the path. The id of the request,
 * the edge's when it sends one, stands in its answer and in every line that is written on its behalf.
 */
export function requestLog(log: Logger, metrics: Pick<Metrics, 'observe'>): MiddlewareHandler {
  return (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const id = idPattern.test(given) ? given : newId().slice(0, 12);
    return requestContext.run({ id }, async () => {
      const start = performance.now();
      context.header('X-Request-Id', id);
      await next();
      const milliseconds = performance.now() - start;
      const { method } = context.req;
      const { status } = context.res;
      metrics.observe({
        method,
        route: routePath(context),
        status,
        seconds: milliseconds / 1000,
      });
      const path = loggablePath(context.req.path);
      const line = { method, path, status, milliseconds: Math.round(milliseconds) };
      if (status >= 500) log.warn(line, 'request');
      else log.debug(line, 'request');
    });
  };
}
