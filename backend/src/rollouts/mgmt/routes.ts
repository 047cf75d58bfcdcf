import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { bootRoutes } from './routes/bootRoutes.ts';
import { releaseRoutes } from './routes/releaseRoutes.ts';
import { rolloutRoutes } from './routes/rolloutRoutes.ts';
import { providerRoutes } from './routes/providerRoutes.ts';

export const mgmtCapability: Capability = { name: 'mgmt', routes };

/** Cluster route, releases, rollouts, the boot document and the setting up of providers. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.include(bootRoutes(backend));
  app.include(releaseRoutes(backend));
  app.include(rolloutRoutes(backend));
  app.include(providerRoutes(backend));
  return app;
}
