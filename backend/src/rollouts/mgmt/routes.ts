import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { deleteDueProviders } from './providers/deletion/deleteDueProviders.ts';
import { bootRoutes } from './routes/bootRoutes.ts';
import { certificateRoutes } from './routes/certificateRoutes.ts';
import { pictureRoutes } from './routes/pictureRoutes.ts';
import { releaseRoutes } from './routes/releaseRoutes.ts';
import { rolloutRoutes } from './routes/rolloutRoutes.ts';
import { providerRoutes } from './routes/providerRoutes.ts';
import { operatorRoutes } from './routes/operatorRoutes.ts';
import { teamRoutes } from './routes/teamRoutes.ts';
import { uploadRoutes } from './routes/uploadRoutes.ts';

export const mgmtCapability: Capability = {
  name: 'mgmt',
  routes,
  tasks: [{ name: 'delete providers', everySeconds: 600, run: deleteDueProviders }],
};

/** Cluster route, releases and their uploads, rollouts, the boot document, the setting up of providers and teams. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.include(bootRoutes(backend));
  app.include(certificateRoutes(backend));
  app.include(releaseRoutes(backend));
  app.include(pictureRoutes(backend));
  app.include(rolloutRoutes(backend));
  app.include(providerRoutes(backend));
  app.include(operatorRoutes(backend));
  app.include(teamRoutes(backend));
  app.include(uploadRoutes(backend));
  return app;
}
