import {
  clientPatchSchema,
  clientUpdateSchema,
  registrationSchema,
} from '@portal/api/account/client';
import { passwordChangeSchema } from '@portal/api/account/createIdentityApi';
import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import { Hono, type Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { applyClientData, type ClientDataInput } from './clientData.ts';
import { deleteAccount } from './deleteAccount.ts';
import { acceptTerms, registrationOf } from '../identity/enterProvider.ts';
import { changePassword } from '../login/password.ts';
import { findClient, updateClient } from '../identity/queries.ts';
import { offerRegistration, register } from '../registration/register.ts';
import { findCustomer, requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { texts } from '../identity/texts.ts';
import { clientInfoOnWire, clientOnWire } from './views.ts';

/** The customer's own data, registration, terms and password (API-09..13, API-19, API-76). */
export function clientRoutes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.get('/main/user/client/info', async (context) => {
    const { client, user } = await requireCustomer(context, backend);
    return context.json(clientInfoOnWire(client, user));
  });
  app.get('/main/user/client/presignup', (context) => preSignUp(context, backend));
  app.get('/main/user/client', async (context) => {
    const customer = await requireCustomer(context, backend);
    const token = await offerRegistration(backend, customer);
    return context.json(clientOnWire(customer.client, customer.user, token));
  });
  app.post('/main/user/client', async (context) => {
    const company = await requireCompany(context, backend);
    return context.json(
      await register(backend, company, await readJson(context, registrationSchema)),
      201,
    );
  });
  app.put('/main/user/client', async (context) => {
    const customer = await requireCustomer(context, backend);
    return context.json(
      await changeClient(backend, customer, await readJson(context, clientUpdateSchema)),
    );
  });
  app.patch('/main/user/client', async (context) => {
    const customer = await requireCustomer(context, backend);
    return context.json(
      await changeClient(backend, customer, await readJson(context, clientPatchSchema)),
    );
  });
  app.delete('/main/user/client', async (context) => {
    await deleteAccount(backend, await requireCustomer(context, backend));
    return context.json({ message: texts.deleted });
  });
  app.put('/main/user/password', async (context) => {
    const { password } = await readJson(context, passwordChangeSchema);
    await changePassword(backend, await requireCustomer(context, backend), password);
    return context.json({ message: texts.passwordChanged });
  });
  return app;
}

async function changeClient(
  { database, clock }: Backend,
  { client, company, user }: Customer,
  input: ClientDataInput,
) {
  return inTransaction(database, async (transaction) => {
    await transaction
      .selectFrom('clients')
      .select('id')
      .where('id', '=', client.id)
      .forUpdate()
      .execute();
    const current = await findClient(transaction, company.id, client.id);
    if (current === undefined) throw new ApiError(401, generalTexts.unauthorised);
    const data = applyClientData(current, input);
    // Whoever accepted the terms at sign-up is registered once name and contact are there.
    const registeredAt = registrationOf({ ...current, ...data }, clock.now());
    const changed = await updateClient(transaction, client.id, { ...data, registeredAt });
    return clientOnWire(changed ?? current, user);
  });
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
