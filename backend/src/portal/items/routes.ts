import { itemDetailsSchema } from '@portal/api/items/itemDetailsSchema';
import {
  itemCreationSchema,
  itemsSchema,
  itemCreatedSchema,
} from '@portal/api/items/createItemsApi';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { runOnceWhole } from '../../platform/http/once/runOnceWhole.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { createItem } from './createItem.ts';
import { itemOnWire } from './itemOnWire.ts';
import { findItem, listItems } from './queries.ts';
import { texts } from './texts.ts';
import { itemOwner, requireItem } from './requireItem.ts';
import { itemPresenter } from './itemPresenter.ts';
import { presentItem } from './presentItem.ts';
import { changeRoutes } from './changeRoutes.ts';

export const itemsCapability: Capability = { name: 'items', routes };

/** C-117. */
const additionsPerCustomer = { count: 20, seconds: 3600 };
const additionsPerAddress = { count: 100, seconds: 3600 };

/** The customer's items (API-20..26). */
function routes(backend: Backend): DescribedRoutes {
  const { database } = backend;
  const app = describedRoutes('items');

  app.get(
    '/main/items',
    { access: 'customer', summary: 'The items (API-20)', answer: itemsSchema },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const rows = await listItems(database, itemOwner(customer));
      const show = await itemPresenter(backend, customer);
      return context.json({ items: rows.map(show) });
    },
  );

  app.post(
    '/main/items',
    {
      access: 'customer',
      summary: 'Adds an item, once per `Idempotency-Key`; 429 above 20 in an hour (API-21, C-117)',
      body: itemCreationSchema,
      answer: itemCreatedSchema,
      status: 201,
      request: { json: { specs: { brand: 'Opel', model: 'Corsa', plate: 'AA-11-BB' } } },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const { company, client } = customer;
      const { specs } = await readBody();
      if (!company.supportEquipment) throw new ApiError(409, texts.noItems);
      const now = backend.clock.now();
      await countAttempt(database, `items-customer:${client.id}`, additionsPerCustomer, now);
      await countAttempt(
        database,
        `items-address:${clientAddress(context)}`,
        additionsPerAddress,
        now,
      );
      const { body } = await runOnceWhole(
        database,
        `items/${client.id}`,
        context.req.header('idempotency-key'),
        { specs },
        now,
        async (transaction) => {
          const { id } = await createItem(transaction, company, client.id, specs, now);
          // An item may be a person: the kept answer says which one, and nothing about it.
          return { status: 201, body: { id } };
        },
      );
      const { id } = v.parse(v.object({ id: v.string() }), body);
      const item = await findItem(database, itemOwner(customer), id);
      if (item === undefined) throw new ApiError(404, texts.unavailable);
      const shown = itemOnWire(backend, company, item);
      return context.json({ message: texts.added(shown.title), item: shown }, 201);
    },
  );

  app.get(
    '/main/items/:id',
    {
      access: 'customer',
      summary: 'An item (API-22)',
      answer: itemDetailsSchema,
      request: { path: { id: '{item}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const item = await requireItem(database, customer, context);
      return context.json(await presentItem(backend, customer, item));
    },
  );

  app.include(changeRoutes(backend));
  return app;
}
