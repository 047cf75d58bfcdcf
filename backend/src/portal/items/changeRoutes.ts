import { itemSchema } from '@portal/api/items/item';
import { messageSchema } from '@portal/api/http/envelope';
import { itemEditSchema, itemPhotoSchema } from '@portal/api/items/createItemsApi';
import { ITEM_IMAGE_TYPES } from '@portal/domain/work/acceptedFileTypes';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { dropFiles, receiveFiles } from '../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../platform/media/storeMedia.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { editSpecs } from './specs.ts';
import { itemOnWire } from './itemOnWire.ts';
import { isItemInUse, isItemWaitedFor } from './queries.ts';
import { texts } from './texts.ts';
import { requireItem } from './requireItem.ts';
import { presentItem } from './presentItem.ts';
import { changeItem } from './changeItem.ts';

/** Changes of an item that is there: its details, its photograph, its removal (API-23..26). */
export function changeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('items');

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
      return context.json(await presentItem(backend, customer, item));
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
        if (await isItemWaitedFor(transaction, row.id)) throw new ApiError(409, texts.waitedFor);
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
        item: await presentItem(backend, customer, item),
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
