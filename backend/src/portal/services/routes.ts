import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { listRoutes } from './routes/listRoutes.ts';
import { decisionRoutes } from './routes/decisionRoutes.ts';
import { invoiceRoutes } from './routes/invoiceRoutes.ts';
import { ratingRoutes } from './routes/ratingRoutes.ts';
import { chatRoutes } from './routes/chatRoutes.ts';
import { readRoutes } from './routes/readRoutes.ts';
import { cancelTermsRoutes } from '../policies/terms/cancelTermsRoutes.ts';
import { moveRoutes } from '../moves/moveRoutes.ts';
import { expireMoveRequests } from '../moves/requests/expireMoveRequests.ts';
import { extraRoutes } from './routes/extraRoutes.ts';

export const servicesCapability: Capability = {
  name: 'services',
  routes,
  tasks: [{ name: 'expire move requests', everySeconds: 5, run: expireMoveRequests }],
};

/** Works and appointments for their customer (API-28..38). Every rule of the screens is enforced here too (C-134). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');
  app.include(listRoutes(backend));
  app.include(decisionRoutes(backend));
  app.include(moveRoutes(backend));
  app.include(cancelTermsRoutes(backend));
  app.include(ratingRoutes(backend));
  app.include(invoiceRoutes(backend));
  app.include(chatRoutes(backend));
  app.include(readRoutes(backend));
  app.include(extraRoutes(backend));
  return app;
}
