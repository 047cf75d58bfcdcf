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
import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import type { Context } from 'hono';
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
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { acceptTerms } from '../identity/enterProvider.ts';
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

/**
 * Terms acceptance (API-13, SHL-51..53, C-110): `Success` when accepted now, 409 code 5 when that was done
 * before, 409 code 4 when the terms are still to be accepted. A visitor needs `terms_accepted=true`.
 */
async function preSignUp(context: Context, backend: Backend): Promise<Response> {
  const accepts = context.req.query('terms_accepted') === 'true';
  const customer = await findCustomer(context, backend);
  if (customer === undefined) {
    if (!accepts) throw new ApiError(401, generalTexts.unauthorised);
    return context.json({ type: 'Success', http_code: 200 });
  }
  if (customer.client.termsAcceptedAt !== null && customer.client.registeredAt !== null) {
    throw new ApiError(409, 'Os termos já foram aceites.', { code: 5 });
  }
  if (!accepts && customer.client.termsAcceptedAt === null)
    throw new ApiError(409, TERMS_NOT_ACCEPTED, { code: 4 });
  await inTransaction(backend.database, (transaction) =>
    acceptTerms(transaction, customer.client, backend.clock.now()),
  );
  return context.json({ type: 'Success', http_code: 200 });
}
