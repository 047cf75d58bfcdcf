import { messageSchema } from '@portal/api/http/envelope';
import {
  contactReversalSchema,
  demoLoginRequestSchema,
  confirmationRequestSchema,
  emailCodeRequestSchema,
  emailConfirmationSchema,
  emailValidationSchema,
  loginRequestSchema,
  phoneCodeRequestSchema,
  phoneValidationSchema,
  signupRequestSchema,
  codeSentSchema,
  contactValidatedSchema,
  loginAnswerSchema,
} from '@portal/api/account/createIdentityApi';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import type { Company } from '../companies/company.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { readJson, readQuery } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { sendCode } from '../contacts/codes.ts';
import { confirmEmail } from '../registration/confirmEmail.ts';
import { readLoginEmail, readLoginPhone } from '../contacts/contacts.ts';
import { login, loginAtProvider, loginToDemo } from './login.ts';
import { checkPassword, wordsAround } from './password.ts';
import { findCustomer, requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { resendConfirmation } from '../registration/resendConfirmation.ts';
import { reverseContactChange } from '../contacts/reverseContactChange.ts';
import { signUp } from '../registration/signup.ts';
import { texts } from '../identity/texts.ts';
import { validateContact } from '../contacts/validateContact.ts';

const providerLoginSchema = v.object({
  domain: v.string(),
  terms_accepted: v.optional(v.boolean(), false),
});
const confirmationQuery = v.object({ token: v.string() });

/** Codes, login and sign-up (API-05..08, API-14..18). */
export function loginRoutes(backend: Backend): DescribedRoutes {
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
      const { phone, code } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      return context.json(
        await validateContact(backend, {
          company,
          customer,
          channel: 'sms',
          contact: readLoginPhone(phone),
          code,
          address: clientAddress(context),
        }),
      );
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
      const { email, code, password } = await readBody();
      const company = await requireCompany(context, backend);
      const customer = await findCustomer(context, backend);
      if (password !== undefined) checkPassword(password, wordsOf(email, company, customer));
      return context.json(
        await validateContact(backend, {
          company,
          customer,
          channel: 'email',
          contact: readLoginEmail(email),
          code,
          password,
          address: clientAddress(context),
        }),
      );
    },
  );
  app.post(
    '/main/user/email/confirm',
    {
      access: 'visitor',
      summary: 'Confirms the e-mail of a sign-up, for its session or its password (API-18)',
      query: v.object({ token: v.string() }),
      body: emailConfirmationSchema,
      answer: messageSchema,
      request: { as: 'visitor', query: { token: 'of-the-link' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { token } = await readQuery(context, confirmationQuery);
      const { password } = await readBody();
      const customer = await findCustomer(context, backend);
      const session = customer && { userId: customer.user.id, sessionId: customer.sessionId };
      await confirmEmail(backend, token, { session, password });
      return context.json({ message: texts.emailValidated });
    },
  );

  app.post(
    '/main/user/email/resend',
    {
      access: 'visitor',
      summary:
        'Sends the confirmation of a sign-up again (ERR-38); says nothing of who has an account',
      body: confirmationRequestSchema,
      answer: messageSchema,
      request: { as: 'visitor', json: { email: 'nova@exemplo.pt', password: 'Cadeira-2026' } },
    },
    async (context, readBody) => {
      const request = await readBody();
      const company = await requireCompany(context, backend);
      await resendConfirmation(backend, company, request, clientAddress(context));
      return context.json({ message: texts.confirmationResent });
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
      request: { as: 'visitor', json: { token: 'of-the-link' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { token } = await readBody();
      await reverseContactChange(backend, token);
      return context.json({ message: texts.changeReversed });
    },
  );

  app.post(
    '/main/user/login',
    {
      access: 'visitor',
      summary: 'Logs in with password or code (API-05, C-127)',
      body: loginRequestSchema,
      answer: loginAnswerSchema,
      request: { as: 'visitor', json: { login: '{email}', password: '{password}' } },
    },
    async (context, readBody) => {
      const credentials = await readBody();
      const company = await requireCompany(context, backend);
      return context.json(await login(backend, company, credentials, clientAddress(context)));
    },
  );
  app.post(
    '/main/user/login/provider',
    {
      access: 'customer',
      summary: 'Enters or joins another provider (API-06)',
      body: v.object({ domain: v.string(), terms_accepted: v.optional(v.boolean()) }),
      request: { json: { domain: '{otherDomain}', terms_accepted: true } },
    },
    async (context) => {
      const request = await readJson(context, providerLoginSchema);
      return context.json(
        await loginAtProvider(backend, await requireCustomer(context, backend), request),
      );
    },
  );
  app.post(
    '/main/user/login/demo',
    {
      access: 'open',
      summary: 'Enters a demo company as one of its customers (API-07)',
      body: v.object({ id: v.string(), domain: v.string() }),
      answer: v.object({ data: v.object({ token: v.string() }) }),
      request: { json: { id: '{demoClient}', domain: '{demoDomain}' } },
    },
    async (context) => {
      const request = await readJson(context, demoLoginRequestSchema);
      const token = await loginToDemo(backend, request, clientAddress(context));
      return context.json({ data: { token } });
    },
  );
  app.post(
    '/main/user/signup',
    {
      access: 'visitor',
      summary: 'Makes an account with e-mail and password (API-08)',
      body: signupRequestSchema,
      answer: loginAnswerSchema,
      status: 201,
      request: { as: 'visitor', json: { email: 'outra@exemplo.pt', password: 'Cadeira-2026' } },
    },
    async (context, readBody) => {
      const request = await readBody();
      const company = await requireCompany(context, backend);
      return context.json(await signUp(backend, company, request, clientAddress(context)), 201);
    },
  );
  return app;
}

/** What a password that comes with a login e-mail may not be built around (C-234). */
function wordsOf(email: string, company: Company, customer: Customer | undefined) {
  return [email, company.name, ...(customer ? wordsAround(customer) : [])];
}
