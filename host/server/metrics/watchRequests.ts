import type { MiddlewareHandler } from 'hono';
import { BASE } from '../../src/address/appPath.ts';
import { logAnswer } from '../log/logAnswer.ts';
import type { EdgeMetrics, RequestKind } from './createEdgeMetrics.ts';

function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'call';
  if (path.startsWith('/assets/')) return 'asset';
  return path === BASE || path.startsWith(`${BASE}/`) ? 'document' : 'other';
}

/** Notes how long each answer took, in the metrics and, where it is worth a line, in the log. */
export function watchRequests(metrics: Pick<EdgeMetrics, 'observe'>): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const milliseconds = performance.now() - began;
    const kind = kindOf(context.req.path);
    metrics.observe({ kind, status: context.res.status, seconds: milliseconds / 1000 });
    logAnswer(context, kind, milliseconds);
  };
}
