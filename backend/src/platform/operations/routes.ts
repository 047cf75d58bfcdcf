import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import type { Capability } from '../capability.ts';
import { requireDatabase } from '../database/watch/requireDatabase.ts';
import { ApiError } from '../http/apiError.ts';
import { forgetIdempotentAnswers } from '../http/once/forgetIdempotentAnswers.ts';
import { bearerToken } from '../http/requestDomain.ts';
import { texts } from '../http/texts.ts';
import { hashSecret } from '../secret.ts';
import { ensureAdminToken } from '../http/adminToken.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import { describedRoutes, type DescribedRoutes } from '../routes/describedRoutes.ts';

export const operationsCapability: Capability = {
  name: 'operations',
  routes,
  tasks: [
    { name: 'forget answers of repeated calls', everySeconds: 3600, run: forgetIdempotentAnswers },
  ],
};

/** `GET /ready` for a load balancer, `GET /metrics` for Prometheus. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/ready',
    { access: 'open', summary: 'Whether this process wants requests; 503 while it ends' },
    async (context) => {
      // A process that ends still answers what is under way, but wants nothing new.
      if (backend.live.isStopping()) throw new ApiError(503, texts.unavailable);
      await requireDatabase(backend);
      return context.json({ status: 'ready' });
    },
  );
  app.get(
    '/metrics',
    {
      access: 'administrator',
      summary: 'Metrics for Prometheus; the bearer is PORTAL_METRICS_TOKEN or the administrator',
      type: 'text/plain',
      withoutExample: true,
    },
    async (context) => {
      requireScraper(context, backend);
      return context.body(await backend.metrics.text(backend.databaseAnswers?.() ?? true), 200, {
        'Content-Type': backend.metrics.contentType,
      });
    },
  );
  return app;
}

/** PORTAL_METRICS_TOKEN, or the administrator's. @throws ApiError 401 */
function requireScraper(context: Context, { environment }: Backend): void {
  const given = hashSecret(bearerToken(context) ?? '');
  const allowed = [environment.metricsToken, ensureAdminToken(environment)];
  const isAllowed = allowed.some(
    (token) => token !== undefined && isSameSecret(given, hashSecret(token)),
  );
  if (!isAllowed) throw new ApiError(401, 'The token of the metrics is missing or wrong.');
}
