import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { appointmentRoutes } from './routes/appointmentRoutes.ts';
import { approvalDocumentRoutes } from './routes/approvalDocumentRoutes.ts';
import { budgetRoutes } from './routes/budgetRoutes.ts';
import { catalogueRoutes } from './routes/catalogueRoutes.ts';
import { conversationRoutes } from './routes/conversationRoutes.ts';
import { feedRoutes } from './routes/feedRoutes.ts';
import { itemRoutes } from './routes/itemRoutes.ts';
import { keyRoutes } from './routes/keyRoutes.ts';
import { linkRoutes } from './routes/linkRoutes.ts';
import { policyRoutes } from './routes/policyRoutes.ts';
import { paymentRoutes } from './routes/paymentRoutes.ts';
import { reminderRoutes } from './routes/reminderRoutes.ts';
import { settingsRoutes } from './routes/settingsRoutes.ts';
import { subjectRoutes } from './routes/subjectRoutes.ts';
import { waitingRoutes } from './routes/waitingRoutes.ts';
import { workRoutes } from './routes/workRoutes.ts';

export const providerApiCapability: Capability = { name: 'provider-api', routes };

/** By what a provider's own system drives the portal; documented in docs/provider-api.md. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('providerApi');
  app.include(settingsRoutes(backend));
  app.include(keyRoutes(backend));
  app.include(catalogueRoutes(backend));
  app.include(feedRoutes(backend));
  app.include(itemRoutes(backend));
  app.include(workRoutes(backend));
  app.include(budgetRoutes(backend));
  app.include(appointmentRoutes(backend));
  app.include(waitingRoutes(backend));
  app.include(subjectRoutes(backend, 'works'));
  app.include(subjectRoutes(backend, 'appointments'));
  app.include(conversationRoutes(backend));
  app.include(linkRoutes(backend));
  app.include(paymentRoutes(backend));
  app.include(policyRoutes(backend));
  app.include(reminderRoutes(backend));
  // Last: what else stands below `/approvals` is no document.
  app.include(approvalDocumentRoutes(backend));
  return app;
}
