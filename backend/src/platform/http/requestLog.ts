import { nextTraceContext, readTraceContext, TRACE_HEADER } from '@portal/api/tracing/traceContext';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { newId } from '../newId.ts';
import type { Logger } from '../createLogger.ts';
import type { Metrics } from '../operations/metrics.ts';
import { requestContext, type RequestContext } from '../operations/requestContext.ts';
import { loggablePath } from './loggablePath.ts';

const idPattern = /^[\w-]{8,36}$/;

/** A request that was answered. */
export interface AnsweredRequest extends RequestContext {
  parentSpanId: string | null;
  method: string;
  /** The pattern, never the address. */
  route: string;
  status: number;
  /** Milliseconds since 1970. */
  begun: number;
  /** Until the head of the answer was ready, in milliseconds. */
  milliseconds: number;
}

/**
 * Writes one line per request: never the query string, a body, or a signature in the path. The id of the request,
 * the edge's when it sends one, stands in its answer and in every line that is written on its behalf, beside the trace that
 * it is part of (W3C Trace Context).
 * @param onAnswered is told of each answer before it is sent
 */
export function requestLog(
  log: Logger,
  metrics: Pick<Metrics, 'observe'>,
  onAnswered: (request: AnsweredRequest, answer: Response) => void = () => undefined,
): MiddlewareHandler {
  return (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const id = idPattern.test(given) ? given : newId().slice(0, 12);
    const parent = readTraceContext(context.req.header(TRACE_HEADER));
    const request: RequestContext = {
      id,
      trace: nextTraceContext(parent),
      statements: [],
      database: { count: 0, milliseconds: 0 },
    };
    return requestContext.run(request, async () => {
      const begun = Date.now();
      const start = performance.now();
      context.header('X-Request-Id', id);
      await next();
      const milliseconds = performance.now() - start;
      const { method } = context.req;
      const { status } = context.res;
      const route = routePath(context);
      metrics.observe({ method, route, status, seconds: milliseconds / 1000 });
      const parentSpanId = parent?.spanId ?? null;
      onAnswered(
        { ...request, parentSpanId, method, route, status, begun, milliseconds },
        context.res,
      );
      const path = loggablePath(context.req.path);
      const line = { method, path, status, milliseconds: Math.round(milliseconds) };
      if (status >= 500) log.warn(line, 'request');
      else log.debug(line, 'request');
    });
  };
}
