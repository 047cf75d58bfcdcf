import { billingSchema } from '@portal/api/payment/payment';
import { messageSchema } from '@portal/api/http/envelope';
import { billingInputSchema, billingsSchema } from '@portal/api/payment/createBillingApi';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { newId } from '../../platform/newId.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { billingColumns, billingOnWire, listBillings, type BillingRow } from './resolveBilling.ts';
import { texts } from './texts.ts';
import { checkedBilling } from './checkedBilling.ts';

const billing = {
  name: 'Ana Segredo',
  vat_number: '123456789',
  address: 'Rua do Segredo 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country_id: 175,
};

type Input = v.InferOutput<typeof billingInputSchema>;

/** Billing data of the customer (BIL-01, API-72, C-76). */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('booking');

  app.get(
    '/main/billing',
    { access: 'customer', summary: 'Billing data (API-72)', answer: billingsSchema },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const rows = await listBillings(database, customer);
      return context.json({ billing: rows.map(billingOnWire) });
    },
  );

  app.post(
    '/main/billing',
    {
      access: 'customer',
      summary: 'Adds billing data (API-72)',
      body: billingInputSchema,
      answer: billingSchema,
      status: 201,
      request: { json: { ...billing, name: 'Empresa da Ana' } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const input = checkedBilling(await readBody());
      await limitChanges(backend, customer.client.id, 'billing entries');
      const fields = fieldsOf(input);
      const owner = { companyId: customer.company.id, clientId: customer.client.id };
      // An answer that was lost: the same data are no second entry (C-972).
      const same = await database
        .selectFrom('billingEntries')
        .select(billingColumns)
        .where((eb) => eb.and({ ...owner, ...fields }))
        .where('removedAt', 'is', null)
        .executeTakeFirst();
      if (same !== undefined) return context.json(billingOnWire(same), 201);
      const row = { id: newId(), ...fields };
      const now = clock.now();
      await database
        .insertInto('billingEntries')
        .values({ ...row, ...owner, createdAt: now, updatedAt: now })
        .execute();
      return context.json(billingOnWire(row), 201);
    },
  );

  app.post(
    '/main/billing/:id',
    {
      access: 'customer',
      summary: 'Changes billing data (API-72)',
      body: billingInputSchema,
      answer: billingSchema,
      request: { path: { id: '{billing}' }, json: billing },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const id = readParameter(context, 'id');
      const input = checkedBilling(await readBody());
      // The NIF of a stored entry is locked (BIL-10).
      const { vatNumber, ...changes } = fieldsOf(input);
      const row = await database
        .updateTable('billingEntries')
        .set({ ...changes, updatedAt: clock.now() })
        .where('id', '=', id)
        .where('companyId', '=', customer.company.id)
        .where('clientId', '=', customer.client.id)
        .where('removedAt', 'is', null)
        .where('vatNumber', '=', vatNumber)
        .returning(billingColumns)
        .executeTakeFirst();
      if (row === undefined) throw new ApiError(404, texts.notFound);
      return context.json(billingOnWire(row));
    },
  );

  app.delete(
    '/main/billing/:id',
    {
      access: 'customer',
      summary: 'Removes billing data (API-72)',
      answer: messageSchema,
      request: { path: { id: '{billing}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const removed = await database
        .updateTable('billingEntries')
        .set({ removedAt: clock.now() })
        .where('id', '=', readParameter(context, 'id'))
        .where('companyId', '=', customer.company.id)
        .where('clientId', '=', customer.client.id)
        .where('removedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (removed === undefined) throw new ApiError(404, texts.notFound);
      return context.json({ message: texts.removed });
    },
  );
  return app;
}

export const billingCapability: Capability = { name: 'billing', routes };

function fieldsOf(input: Input): Omit<BillingRow, 'id'> {
  const { name, vat_number: vatNumber, address, postal_code: postalCode, city } = input;
  return { name, vatNumber, address, postalCode, city, countryId: input.country_id };
}
