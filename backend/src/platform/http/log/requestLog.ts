import { readRequestId, REQUEST_ID_HEADER } from '@portal/api/tracing/requestId';
import { nextTraceContext, readTraceContext, TRACE_HEADER } from '@portal/api/tracing/traceContext';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { newId } from '../../newId.ts';
import type { Logger } from '../../createLogger.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { domainSaid } from '../../operations/noteProvider.ts';
import { requestContext, type RequestContext } from '../../operations/requestContext.ts';
import { ApiError } from '../apiError.ts';
import { loggablePath } from './loggablePath.ts';
import { requestDomain } from '../requestDomain.ts';

/** From here on a good answer is a line, too, in milliseconds. */
const SLOW_MS = 1000;

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
  /** Whether something is wrong with the portal. */
  failed: boolean;
}

/** Of a provider that the operator suspended: it answers 503 for as long as that lasts, and nothing failed (C-684). */
const isOfSuspended = ({ error }: Context): boolean =>
  error instanceof ApiError && error.details.code === 'SUSPENDED';

/**
 * Writes one line per request that failed or was slow, of the others only where debugging: never the query string, a body,
 * or a signature in the path. The id of the request, the edge's when it sends one, stands in its answer and in every line
 * that is written on its behalf, beside the trace that it is part of (W3C Trace Context), its provider and the pattern of
 * its route.
 * @param onAnswered is told of each answer before it is sent
 */
export function requestLog(
  log: Logger,
  metrics: Pick<Metrics, 'observe'>,
  onAnswered: (request: AnsweredRequest, answer: Response) => void = () => undefined,
): MiddlewareHandler {
  return (context, next) => {
    const id = readRequestId(context.req.header(REQUEST_ID_HEADER)) ?? newId().slice(0, 12);
    const parent = readTraceContext(context.req.header(TRACE_HEADER));
    const isForwarded = context.req.header('x-forwarded-host') !== undefined;
    const request: RequestContext = {
      id,
      provider: isForwarded ? domainSaid(requestDomain(context)) : undefined,
      pattern: () => routePath(context),
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
      request.provider ??= domainSaid(context.req.param('domain'));
      const isSuspended = isOfSuspended(context);
      const failed = status >= 500 && !isSuspended;
      const outcome = isSuspended ? 'suspended' : status;
      metrics.observe({ method, route, status: outcome, seconds: milliseconds / 1000 });
      const parentSpanId = parent?.spanId ?? null;
      onAnswered(
        { ...request, parentSpanId, method, route, status, begun, milliseconds, failed },
        context.res,
      );
      const path = loggablePath(context.req.path);
      const line = { method, path, status, milliseconds: Math.round(milliseconds) };
      if (failed) log.warn(line, 'request');
      else if (milliseconds >= SLOW_MS) log.info(line, 'a slow request');
      else log.debug(line, 'request');
    });
  };
}
