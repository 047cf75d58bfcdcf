import { Hono } from 'hono';
import type { Backend } from './platform/backend.ts';
import { ApiError } from './platform/http/apiError.ts';
import { handleError } from './platform/http/handleError.ts';
import { limitBody } from './platform/http/limitBody.ts';
import { refuseOtherSites } from './platform/http/refuseOtherSites.ts';
import { requestLog } from './platform/http/log/requestLog.ts';
import { requireJson } from './platform/http/requireJson.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { texts } from './platform/http/texts.ts';
import { exportRequest } from './platform/operations/exportRequest.ts';
import { serverTiming } from './platform/operations/serverTiming.ts';
import { allRoutes } from './allRoutes.ts';

/** The whole HTTP interface of the backend. */
export function createApp(backend: Backend, routes = allRoutes(backend)): Hono {
  const app = new Hono({ strict: false });
  app.onError(handleError(backend.log));
  app.notFound((context) => context.json(new ApiError(404, texts.notFound).toBody(), 404));
  app.use(
    requestLog(backend.log, backend.metrics, (request, answer) => {
      const timing = serverTiming(request, routes.operations);
      if (timing !== null) answer.headers.set('Server-Timing', timing);
      if (backend.spans) exportRequest(backend.spans, request);
    }),
  );
  app.use(securityHeaders);
  app.use(async (context, next) => {
    await next();
    // Whoever keeps the connection takes another one, of a process that stays.
    if (backend.live.isStopping()) context.header('Connection', 'close');
  });
  app.use(limitBody);
  app.use(refuseOtherSites);
  // Calls of pages; who calls the rest shows a key.
  for (const path of ['/main/*', '/calendar/*', '/mgmt/telemetry']) app.use(path, requireJson);
  routes.mountOn(app);
  return app;
}
