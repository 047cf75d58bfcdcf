import { passwordChangeSchema } from '@portal/api/account/createIdentityApi';
import { messageSchema } from '@portal/api/http/envelope';
import type { Backend } from '../../platform/backend.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { texts } from '../identity/texts.ts';
import { requireCustomer } from '../sessions/requireCustomer.ts';
import { changePassword } from './changePassword.ts';

/** The password of who is logged in (API-76); a forgotten one is set with a code (`contacts/codeRoutes`). */
export function passwordRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.put(
    '/main/user/password',
    {
      access: 'customer',
      summary: 'Changes the password and ends the other sessions (API-76, C-111)',
      body: passwordChangeSchema,
      answer: messageSchema,
      request: { json: { password: 'Cadeira-2027' } },
    },
    async (context, readBody) => {
      const { password } = await readBody();
      await changePassword(backend, await requireCustomer(context, backend), password);
      return context.json({ message: texts.passwordChanged });
    },
  );
  return app;
}
