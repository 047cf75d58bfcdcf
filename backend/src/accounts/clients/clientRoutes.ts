import { clientInfoSchema } from '@portal/api/account/clientInfo';
import { deletionPreviewSchema, deletionRequestSchema } from '@portal/api/account/deletionPreview';
import { messageSchema } from '@portal/api/http/envelope';
import { clientPatchSchema, clientUpdateSchema, clientSchema } from '@portal/api/account/client';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { applyClientData, type ClientDataInput } from './clientData.ts';
import { deleteAccount } from '../deletion/deleteAccount.ts';
import { previewDeletion } from '../deletion/previewDeletion.ts';
import { registrationOf } from '../identity/enterProvider.ts';
import { findClient, updateClient } from '../identity/queries.ts';
import { offerRegistration } from '../registration/register.ts';
import { requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { texts } from '../identity/texts.ts';
import { clientInfoOnWire, clientOnWire } from './views.ts';

/** The customer's own data (API-09..12). */
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
  app.get(
    '/main/user/client/deletion',
    {
      access: 'customer',
      summary: 'What deleting the account removes, leaves with the provider and ends (ACC-15)',
      answer: deletionPreviewSchema,
    },
    async (context) => {
      const { client, user } = await requireCustomer(context, backend);
      const now = backend.clock.now();
      return context.json(await previewDeletion(backend.database, client, user.id, now));
    },
  );
  app.delete(
    '/main/user/client',
    {
      access: 'customer',
      summary: 'Deletes the account at this provider, as its preview said (API-11, ACC-16)',
      body: deletionRequestSchema,
      answer: messageSchema,
      request: { as: 'leaving', json: {} },
    },
    async (context, readBody) => {
      const { accepts } = await readBody();
      await deleteAccount(backend, await requireCustomer(context, backend), accepts);
      return context.json({ message: texts.deleted });
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
