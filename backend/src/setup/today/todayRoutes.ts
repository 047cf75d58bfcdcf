import type { Backend } from '../../platform/backend.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { appointmentRoutes } from '../../provider/api/routes/appointmentRoutes.ts';
import { conversationRoutes } from '../../provider/api/routes/conversationRoutes.ts';
import { subjectRoutes } from '../../provider/api/routes/subjectRoutes.ts';
import { workRoutes } from '../../provider/api/routes/workRoutes.ts';
import { ownerCallers } from './ownerCallers.ts';

/** Calls of the provider API that an owner's session makes: the same routes, below the calls of the set-up (C-795). */
export function todayRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');
  const owners = ownerCallers(backend);
  app.include(appointmentRoutes(backend, owners));
  app.include(workRoutes(backend, owners));
  app.include(subjectRoutes(backend, 'works', owners));
  app.include(subjectRoutes(backend, 'appointments', owners));
  app.include(conversationRoutes(backend, owners));
  return app;
}
