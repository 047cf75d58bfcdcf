import { itemSchema } from '@portal/api/items/item';
import { messageSchema } from '@portal/api/http/envelope';
import type { Item } from '@portal/api/items/item';
import {
  itemCreationSchema,
  itemEditSchema,
  itemsSchema,
  itemCreatedSchema,
  itemPhotoSchema,
} from '@portal/api/items/createItemsApi';
import { ITEM_IMAGE_TYPES } from '@portal/domain/work/mediaKind';
import type { Context } from 'hono';
import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { countAttempt } from '../../accounts/limits/rateLimit.ts';
import { holdAccount } from '../../accounts/identity/holdAccount.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { forgetMedia } from '../../platform/media/forgetMedia.ts';
import { dropFiles, receiveFiles } from '../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../platform/media/storeMedia.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { createItem } from './createItem.ts';
import { editSpecs } from './itemRules.ts';
import { itemOnWire } from './itemView.ts';
import { findItem, isItemInUse, listItems, listOpenWorks, type ItemOwner } from './queries.ts';
import type { ItemRow } from './itemRow.ts';
import { texts } from './texts.ts';

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
      const rows = await listItems(database, ownerOf(customer));
      const show = await presenter(backend, customer);
      return context.json({ items: rows.map(show) });
    },
  );

  app.post(
    '/main/items',
    {
      access: 'customer',
      summary: 'Adds an item; 429 above 20 in an hour (API-21, C-117)',
      body: itemCreationSchema,
      answer: itemCreatedSchema,
      status: 201,
      request: { json: { specs: { brand: 'Opel', model: 'Corsa', plate: 'AA-11-BB' } } },
    },
    async (context, readBody) => {
      const { company, client } = await requireCustomer(context, backend);
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
      const item = await inTransaction(database, (transaction) =>
        createItem(transaction, company, client.id, specs, now),
      );
      const shown = itemOnWire(backend, company, item);
      return context.json({ message: texts.added(shown.title), item: shown }, 201);
    },
  );

  app.get(
    '/main/items/:id',
    {
      access: 'customer',
      summary: 'An item (API-22)',
      answer: itemSchema,
      request: { path: { id: '{item}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const item = await requireItem(database, customer, context);
      const show = await presenter(backend, customer);
      return context.json(show(item));
    },
  );

  app.put(
    '/main/items/:id',
    {
      access: 'customer',
      summary: 'Changes an item (API-23)',
      body: itemEditSchema,
      answer: itemSchema,
      request: {
        path: { id: '{item}' },
        json: {
          specs: [
            { key: 'brand', label: 'Marca', value: 'Peugeot' },
            { key: 'model', label: 'Modelo', value: '308 SW' },
            { key: 'plate', label: 'Matrícula', value: '72-ZB-16' },
          ],
        },
      },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const { specs } = await readBody();
      const item = await changeItem(backend, customer, context, (row) => ({
        specs: editSpecs(
          customer.company.editItemFields,
          row.specs,
          Object.fromEntries(specs.map(({ key, value }) => [key, value])),
          backend.clock.now(),
        ),
      }));
      const show = await presenter(backend, customer);
      return context.json(show(item));
    },
  );

  app.delete(
    '/main/items/:id',
    {
      access: 'customer',
      summary: 'Removes an item (API-24)',
      answer: messageSchema,
      request: { path: { id: '{spareItem}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const now = backend.clock.now();
      const removed = await changeItem(backend, customer, context, async (row, transaction) => {
        if (await isItemInUse(transaction, row.id, now)) throw new ApiError(409, texts.inUse);
        return { removedAt: now };
      });
      return context.json({
        message: texts.removed(itemOnWire(backend, customer.company, removed).title),
      });
    },
  );

  app.post(
    '/main/items/:id/reset',
    {
      access: 'customer',
      summary: 'Brings the original details back (API-26)',
      answer: messageSchema,
      request: { path: { id: '{item}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const item = await changeItem(backend, customer, context, (row) => ({
        specs: row.originalSpecs,
      }));
      return context.json({
        message: texts.reset,
        item: (await presenter(backend, customer))(item),
      });
    },
  );

  app.post(
    '/main/items/:id/images',
    {
      access: 'customer',
      summary: 'Changes the photograph (API-25)',
      form: ['image'],
      answer: itemPhotoSchema,
      request: { path: { id: '{item}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      await requireItem(backend.database, customer, context);
      await limitChanges(backend, customer.client.id, 'files');
      const accepted = { image: ITEM_IMAGE_TYPES, video: [], document: [] };
      const form = await receiveFiles(context, backend.media, accepted, ['image']);
      try {
        const item = await changeItem(backend, customer, context, async (_row, transaction) => {
          const [file] = form.files;
          if (file === undefined) return {};
          const { id } = await storeMedia(backend, transaction, customer.company.id, file);
          return { photoId: id };
        });
        return context.json({
          url: itemOnWire(backend, customer.company, item).photo,
          message: texts.photoChanged,
        });
      } finally {
        await dropFiles(backend.media, form);
      }
    },
  );
  return app;
}

function ownerOf({ company, client }: Customer): ItemOwner {
  return { companyId: company.id, clientId: client.id };
}

/** Shows the customer's items with the works under way (ENT-09). */
async function presenter(backend: Backend, customer: Customer): Promise<(row: ItemRow) => Item> {
  const works = await listOpenWorks(backend.database, ownerOf(customer));
  const users = [customer.user.id];
  return (row) => ({
    ...itemOnWire(backend, customer.company, row, { workId: works.get(row.id) ?? null, users }),
    changed: !isDeepStrictEqual(row.specs, row.originalSpecs),
  });
}

async function requireItem(
  database: Database,
  customer: Customer,
  context: Context,
): Promise<ItemRow> {
  const item = await findItem(database, ownerOf(customer), readParameter(context, 'id'));
  if (item === undefined) throw new ApiError(404, texts.unavailable);
  return item;
}

type Change = Partial<Pick<ItemRow, 'specs' | 'removedAt' | 'photoId'>>;

/** Changes an item of an account that is not deleted meanwhile; the photograph that it loses is forgotten. */
async function changeItem(
  backend: Backend,
  customer: Customer,
  context: Context,
  change: (row: ItemRow, transaction: Transaction) => Change | Promise<Change>,
): Promise<ItemRow> {
  return inTransaction(backend.database, async (transaction) => {
    await holdAccount(transaction, ownerOf(customer));
    const { id } = await requireItem(transaction, customer, context);
    await transaction.selectFrom('items').select('id').where('id', '=', id).forUpdate().execute();
    const row = await requireItem(transaction, customer, context);
    const { specs, ...values } = await change(row, transaction);
    const changed = await transaction
      .updateTable('items')
      .set({
        ...values,
        ...(specs === undefined ? {} : { specs: JSON.stringify(specs) }),
        updatedAt: backend.clock.now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.photoId !== null && row.photoId !== changed.photoId)
      await forgetMedia(transaction, [row.photoId]);
    return changed;
  });
}
