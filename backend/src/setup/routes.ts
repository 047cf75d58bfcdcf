import type { Backend } from '../platform/backend.ts';
import type { Capability } from '../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../platform/routes/describedRoutes.ts';
import { adviceRoutes } from './api/adviceRoutes.ts';
import { draftRoutes } from './api/draftRoutes.ts';
import { feedRoutes } from './api/feedRoutes.ts';
import { historyRoutes } from './api/historyRoutes.ts';
import { importRoutes } from './api/importRoutes.ts';
import { importRunRoutes } from './api/importRunRoutes.ts';
import { keyRoutes } from './api/keyRoutes.ts';
import { logoRoutes } from './api/logoRoutes.ts';
import { paymentRoutes } from './api/paymentRoutes.ts';
import { sessionRoutes } from './api/sessionRoutes.ts';
import { wordRoutes } from './api/wordRoutes.ts';
import { linkRoutes } from './links/linkRoutes.ts';
import { contactEntryRoutes } from './entry/contactEntryRoutes.ts';
import { forgetEndedOwners } from './owners/forgetEndedOwners.ts';
import { linkEntryRoutes } from './entry/linkEntryRoutes.ts';
import { ownerRoutes } from './owners/ownerRoutes.ts';
import { inForceRoutes } from './today/inForceRoutes.ts';
import { todayRoutes } from './today/todayRoutes.ts';
import { providerPageRoutes } from './providers/providerPageRoutes.ts';

export const setupCapability: Capability = {
  name: 'setup',
  routes,
  tasks: [{ name: 'forget ended owners', everySeconds: 3600, run: forgetEndedOwners }],
};

/** What owners do to set a provider up, and what operators do so that they can. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.include(linkRoutes(backend));
  app.include(ownerRoutes(backend));
  app.include(providerPageRoutes(backend));
  app.include(linkEntryRoutes(backend));
  app.include(contactEntryRoutes(backend));
  const ofOwners = [
    ...[sessionRoutes, draftRoutes, logoRoutes, adviceRoutes, keyRoutes, feedRoutes],
    ...[historyRoutes, importRoutes, importRunRoutes, paymentRoutes, wordRoutes, inForceRoutes],
    todayRoutes,
  ];
  for (const part of ofOwners) app.include(part(backend));
  return app;
}
