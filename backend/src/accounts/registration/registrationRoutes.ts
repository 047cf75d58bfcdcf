import { messageSchema } from '@portal/api/http/envelope';
import {
  confirmationRequestSchema,
  emailConfirmationSchema,
  signupRequestSchema,
  loginAnswerSchema,
} from '@portal/api/account/createIdentityApi';
import * as v from 'valibot';
import { termsAcceptanceSchema } from '@portal/api/account/clientInfo';
import { registrationSchema, registrationAnswerSchema } from '@portal/api/account/client';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { confirmEmail } from './confirmEmail.ts';
import { findCustomer } from '../sessions/requireCustomer.ts';
import { answerWithSession } from '../sessions/answerWithSession.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { signUp } from './signup.ts';
import { texts } from '../identity/texts.ts';
import { preSignUp } from './preSignUp.ts';
import { register } from './register.ts';

const confirmationQuery = v.object({ token: v.string() });

/** Accounts with a password, and how somebody becomes a customer (API-08, API-13, API-18, API-19). */
export function registrationRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('login');

  app.post(
    '/main/user/email/confirm',
    {
      access: 'visitor',
      summary: 'Confirms the e-mail of a sign-up, for its session or its password (API-18)',
      query: confirmationQuery,
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
      const device = deviceOf(context);
      const address = clientAddress(context);
      const entered = await signUp(backend, company, request, { address, device });
      return context.json(answerWithSession(context, entered, device), 201);
    },
  );

  app.post(
    '/main/user/client',
    {
      access: 'visitor',
      summary: 'Registers the owner of a validated contact (API-19, C-71)',
      body: registrationSchema,
      answer: registrationAnswerSchema,
      status: 201,
      request: {
        as: 'visitor',
        json: { name: 'Nova Cliente', token: '{registrationToken}', terms_accepted: true },
      },
    },
    async (context, readBody) => {
      const company = await requireCompany(context, backend);
      const device = deviceOf(context);
      const registered = await register(backend, company, await readBody(), device);
      return context.json(answerWithSession(context, registered, device), 201);
    },
  );

  app.get(
    '/main/user/client/presignup',
    {
      access: 'visitor',
      summary: 'Accepts the terms; 409 code 5 when that was done before (API-13, C-110)',
      query: v.object({ terms_accepted: v.optional(v.picklist(['true', 'false'])) }),
      answer: termsAcceptanceSchema,
      request: { as: 'visitor', query: { terms_accepted: 'true' } },
    },
    (context) => preSignUp(context, backend),
  );

  return app;
}
