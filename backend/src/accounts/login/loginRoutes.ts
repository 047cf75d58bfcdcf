import {
  demoLoginRequestSchema,
  loginRequestSchema,
  loginAnswerSchema,
} from '@portal/api/account/createIdentityApi';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { deviceOf } from '../devices/deviceOf.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { login, loginAtProvider, loginToDemo } from './login.ts';
import { isPasskeyPlace } from '../passkeys/isPasskeyPlace.ts';
import { requireCustomer } from '../sessions/requireCustomer.ts';
import { answerWithSession, answerWithSessionElsewhere } from '../sessions/answerWithSession.ts';

const providerLoginSchema = v.object({
  domain: v.string(),
  terms_accepted: v.optional(v.boolean(), false),
});

/**
 * How somebody who is known comes in: here, at another provider, as a customer of a demo (API-05..07).
 */
export function loginRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('login');

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
      const device = deviceOf(context);
      const address = clientAddress(context);
      const canMakePasskey = credentials.can_passkey && isPasskeyPlace(context, company);
      const entry = { address, device, canMakePasskey };
      const entered = await login(backend, company, credentials, entry);
      return context.json(answerWithSession(context, entered, device));
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
      const customer = await requireCustomer(context, backend);
      const entered = await loginAtProvider(backend, customer, request);
      return context.json(answerWithSessionElsewhere(context, entered));
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
      return context.json({ data: answerWithSession(context, { token }) });
    },
  );

  return app;
}
