import {
  codeSentSchema,
  contactChangeSchema,
  contactChangeValidationSchema,
  contactReversalSchema,
} from '@portal/api/account/createIdentityApi';
import { messageSchema } from '@portal/api/http/envelope';
import type { Backend } from '../../platform/backend.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { texts } from '../identity/texts.ts';
import { requireCustomer } from '../sessions/requireCustomer.ts';
import { readLoginEmail, readLoginPhone } from './readLogin.ts';
import { requestContactChange } from './requestContactChange.ts';
import { validateContactChange } from './validateContactChange.ts';
import { reverseContactChange } from './reverseContactChange.ts';

/** Another contact to log in with, and the way back for whoever did not want it (ACC-05 to ACC-08). */
export function contactChangeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.post(
    '/main/user/contact/change',
    {
      access: 'customer',
      summary: 'Sends a code to the contact that is to replace a validated login contact (ACC-05)',
      body: contactChangeSchema,
      answer: codeSentSchema,
      request: { json: { channel: 'email', contact: 'ana.nova@exemplo.pt' } },
    },
    async (context, readBody) => {
      const { channel, contact } = await readBody();
      const customer = await requireCustomer(context, backend);
      const change =
        channel === 'phone'
          ? ({ channel: 'sms', contact: readLoginPhone(contact) } as const)
          : ({ channel: 'email', contact: readLoginEmail(contact) } as const);
      const sent = await requestContactChange(backend, customer, change, clientAddress(context));
      return context.json(sent);
    },
  );
  app.post(
    '/main/user/contact/change/validate',
    {
      access: 'customer',
      summary: 'Makes the new contact the login; the old one logs in for 7 more days (ACC-06)',
      body: contactChangeValidationSchema,
      answer: messageSchema,
      request: { json: { code: '123456' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { code } = await readBody();
      const customer = await requireCustomer(context, backend);
      const address = clientAddress(context);
      const message = await validateContactChange(backend, customer, code, address);
      return context.json({ message });
    },
  );
  app.post(
    '/main/user/contact/change/reverse',
    {
      access: 'visitor',
      summary:
        'Takes a change of login contact back, with the link that the former one got (ACC-07)',
      body: contactReversalSchema,
      answer: messageSchema,
      group: 'login',
      request: { as: 'visitor', json: { token: 'of-the-link' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { token } = await readBody();
      await reverseContactChange(backend, token);
      return context.json({ message: texts.changeReversed });
    },
  );

  return app;
}
