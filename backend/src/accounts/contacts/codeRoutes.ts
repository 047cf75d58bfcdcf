import {
  emailCodeRequestSchema,
  emailValidationSchema,
  phoneCodeRequestSchema,
  phoneValidationSchema,
  codeSentSchema,
  contactValidatedSchema,
} from '@portal/api/account/createIdentityApi';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import type { Company } from '../companies/company.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { sendCode } from './codes.ts';
import { readLoginEmail, readLoginPhone } from './readLogin.ts';
import { checkPassword, wordsAround } from '../login/checkPassword.ts';
import { isPasskeyPlace } from '../passkeys/isPasskeyPlace.ts';
import { findCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { answerWithSession } from '../sessions/answerWithSession.ts';
import { validateContact } from './validateContact.ts';

/** Codes to a phone or an e-mail, and what they prove (API-14..17). */
export function codeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('login');

  app.post(
    '/main/user/phone',
    {
      access: 'visitor',
      summary: 'Sends a code of six digits by SMS (API-14)',
      body: phoneCodeRequestSchema,
      answer: codeSentSchema,
      request: { as: 'visitor', json: { phone: '+351917000009', platform: 'WEB' } },
    },
    async (context, readBody) => {
      const { phone } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      return context.json(
        await sendCode(backend, {
          company,
          channel: 'sms',
          contact: readLoginPhone(phone),
          customer,
          address: clientAddress(context),
        }),
      );
    },
  );

  app.post(
    '/main/user/phone/validate',
    {
      access: 'visitor',
      summary: 'Uses the code: session, or token to register with (API-15)',
      body: phoneValidationSchema,
      answer: contactValidatedSchema,
      request: { as: 'visitor', json: { phone: '+351917000009', code: '123456' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { phone, code, can_passkey } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      const device = deviceOf(context);
      const validated = await validateContact(backend, {
        company,
        customer,
        channel: 'sms',
        contact: readLoginPhone(phone),
        code,
        address: clientAddress(context),
        device,
        canMakePasskey: can_passkey && isPasskeyPlace(context, company),
      });
      return context.json(answerWithSession(context, validated, device));
    },
  );

  app.post(
    '/main/user/email/code',
    {
      access: 'visitor',
      summary: 'Sends a code of six digits by e-mail (API-16)',
      body: emailCodeRequestSchema,
      answer: codeSentSchema,
      request: { as: 'visitor', json: { email: 'nova@exemplo.pt', password: 'Cadeira-2026' } },
    },
    async (context, readBody) => {
      const { email, password } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      if (password !== undefined) checkPassword(password, wordsOf(email, company, customer));
      return context.json(
        await sendCode(backend, {
          company,
          channel: 'email',
          contact: readLoginEmail(email),
          customer,
          address: clientAddress(context),
        }),
      );
    },
  );

  app.post(
    '/main/user/email/validate',
    {
      access: 'visitor',
      summary: 'Uses the code: session, or token to register with (API-17)',
      body: emailValidationSchema,
      answer: contactValidatedSchema,
      request: { as: 'visitor', json: { email: 'nova@exemplo.pt', code: '123456' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { email, code, password, can_passkey } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      if (password !== undefined) checkPassword(password, wordsOf(email, company, customer));
      const device = deviceOf(context);
      const validated = await validateContact(backend, {
        company,
        customer,
        channel: 'email',
        contact: readLoginEmail(email),
        code,
        password,
        address: clientAddress(context),
        device,
        canMakePasskey: can_passkey && isPasskeyPlace(context, company),
      });
      return context.json(answerWithSession(context, validated, device));
    },
  );

  return app;
}

/** What a password that comes with a login e-mail may not be built around (C-234). */
function wordsOf(email: string, company: Company, customer: Customer | undefined) {
  return [email, company.name, ...(customer ? wordsAround(customer) : [])];
}
