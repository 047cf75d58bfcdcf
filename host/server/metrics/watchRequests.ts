import type { MiddlewareHandler } from 'hono';
import { BASE } from '../../src/address/appPath.ts';
import type { EdgeMetrics, RequestKind } from './createEdgeMetrics.ts';

function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'call';
  if (path.startsWith('/assets/')) return 'asset';
  return path === BASE || path.startsWith(`${BASE}/`) ? 'document' : 'other';
}

/** Notes how long each answer took. */
export function watchRequests(metrics: Pick<EdgeMetrics, 'observe'>): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    await next();
    metrics.observe({
      kind: kindOf(context.req.path),
      status: context.res.status,
      seconds: (performance.now() - began) / 1000,
    });
  };
}
