import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes } from '../../platform/routes/describedRoutes.ts';
import { clientRoutes } from '../clients/clientRoutes.ts';
import { forgetExpired } from '../clients/forgetExpired.ts';
import { contactChangeRoutes } from '../contacts/contactChangeRoutes.ts';
import { codeRoutes } from '../contacts/codeRoutes.ts';
import { loginRoutes } from '../login/loginRoutes.ts';
import { passwordRoutes } from '../login/passwordRoutes.ts';
import { forgetOldAttempts } from '../limits/rateLimit.ts';
import { passkeyLoginRoutes } from '../passkeys/passkeyLoginRoutes.ts';
import { passkeyRoutes } from '../passkeys/passkeyRoutes.ts';
import { registrationRoutes } from '../registration/registrationRoutes.ts';
import { sessionRoutes } from '../sessions/sessionRoutes.ts';

export const identityCapability: Capability = {
  name: 'identity',
  routes: (backend: Backend) => {
    const app = describedRoutes('login');
    app.include(loginRoutes(backend));
    app.include(passkeyLoginRoutes(backend));
    app.include(passkeyRoutes(backend));
    app.include(codeRoutes(backend));
    app.include(contactChangeRoutes(backend));
    app.include(registrationRoutes(backend));
    app.include(sessionRoutes(backend));
    app.include(clientRoutes(backend));
    app.include(passwordRoutes(backend));
    return app;
  },
  tasks: [
    {
      name: 'forget what has expired',
      everySeconds: 3600,
      run: ({ database, clock }) => forgetExpired(database, clock.now()),
    },
    {
      name: 'forget old attempts',
      everySeconds: 600,
      run: ({ database, clock }) => forgetOldAttempts(database, clock.now()),
    },
  ],
};
