import { Hono } from 'hono';
import { capabilities } from './capabilities.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Backend } from './platform/backend.ts';
import { requireDatabase } from './platform/database/watch/requireDatabase.ts';
import { clockRoutes } from './platform/clock/routes.ts';
import { outboxRoutes } from './platform/messaging/routes.ts';
import { handleError } from './platform/http/handleError.ts';
import { describedRoutes, type DescribedRoutes } from './platform/routes/describedRoutes.ts';
import { portalRoutes } from './setup/api/portalRoutes.ts';
import { setupCapability } from './setup/routes.ts';

/** The calls of customers and of a provider's system alone, on tools of one transaction (SET-11). */
function createPortal(tools: Backend): Hono {
  const portal = new Hono({ strict: false });
  portal.onError(handleError(tools.log));
  for (const capability of capabilities)
    if (capability !== setupCapability) capability.routes(tools).mountOn(portal);
  return portal;
}

/** Every route of the backend; what it is mounted on comes before. */
export function allRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/health',
    { access: 'open', summary: 'Whether the service and its database answer' },
    async (context) => {
      await requireDatabase(backend);
      return context.json({ status: 'ok', now: backend.clock.now().toISOString() });
    },
  );
  if (backend.environment.mode !== 'production') {
    app.use('*', async (_context, next) => {
      await backend.clock.refresh();
      await next();
    });
    app.include(clockRoutes(backend));
    app.include(outboxRoutes(backend));
  }
  for (const { routes } of capabilities) app.include(routes(backend));
  app.include(portalRoutes(backend, createPortal));
  app.include(openApiRoutes(app.operations));
  return app;
}
