import { clientInfoSchema } from '@portal/api/account/clientInfo';
import { clientPatchSchema, clientUpdateSchema, clientSchema } from '@portal/api/account/client';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { applyClientData, type ClientDataInput } from './clientData.ts';
import { registrationOf } from '../identity/enterProvider.ts';
import { findClient, updateClient } from '../identity/queries.ts';
import { offerRegistration } from '../registration/registrationToken.ts';
import { requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { clientInfoOnWire, clientOnWire } from './views.ts';

/** The customer's own data (API-09, API-10, API-12). */
export function clientRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.get(
    '/main/user/client/info',
    {
      access: 'customer',
      summary: 'What the shell loads at startup (API-12)',
      answer: clientInfoSchema,
    },
    async (context) => {
      const { client, user } = await requireCustomer(context, backend);
      return context.json(clientInfoOnWire(client, user));
    },
  );
  app.get(
    '/main/user/client',
    { access: 'customer', summary: 'The customer’s data (API-09)', answer: clientSchema },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const token = await offerRegistration(backend, customer);
      return context.json(clientOnWire(customer.client, customer.user, token));
    },
  );
  app.put(
    '/main/user/client',
    {
      access: 'customer',
      summary: 'Changes all of the customer’s data (API-10)',
      body: clientUpdateSchema,
      answer: clientSchema,
      request: {
        json: {
          name: 'Ana Segredo',
          address: 'Rua do Segredo 1',
          postal_code: '1000-001',
          city: 'Lisboa',
          country_id: 175,
          vat: null,
          phones: [{ number: '912000001', primary: true }],
          email: '{email}',
          secondary_email: null,
          invoice_primary: true,
          invoice_secondary: false,
        },
      },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      return context.json(await changeClient(backend, customer, await readBody()));
    },
  );
  app.patch(
    '/main/user/client',
    {
      access: 'customer',
      summary: 'Changes what is named of the customer’s data (API-10, C-28)',
      body: clientPatchSchema,
      answer: clientSchema,
      request: { json: { city: 'Porto' } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      return context.json(await changeClient(backend, customer, await readBody()));
    },
  );
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
