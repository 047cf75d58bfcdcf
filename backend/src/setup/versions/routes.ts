import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { actingOperator } from '../../rollouts/mgmt/routes/actingOperator.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { draftRoutes } from '../draft/draftRoutes.ts';
import { versionRoutes } from './versionRoutes.ts';

export const setupVersionsCapability: Capability = { name: 'setup-versions', routes };

/** What operators do with the draft of a provider, up to its publication (SET-06, SET-20, SET-21). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.use('/mgmt/setup/*', operatorsOnly(backend, 'manage'));
  app.use('/mgmt/setup/*', actingOperator(backend));
  app.include(draftRoutes(backend));
  app.include(versionRoutes(backend));
  return app;
}
