import { messageSchema } from '@portal/api/http/envelope';
import { itemSchema } from '@portal/api/items/item';
import {
  itemCreatedSchema,
  itemCreationSchema,
  itemEditSchema,
  itemPhotoSchema,
  itemsSchema,
} from '@portal/api/items/createItemsApi';
import type { Operation, Operations } from '../operation.ts';

const act = (summary: string, more: Partial<Operation> = {}, id = '{item}'): Operation => ({
  access: 'customer',
  summary,
  answer: messageSchema,
  request: { path: { id } },
  ...more,
});
const item = { id: '{item}' };

/** Items of the customer, and pictures by id. */
export const itemsOperations: Operations = {
  'GET /main/items': { access: 'customer', summary: 'The items (API-20)', answer: itemsSchema },
  'POST /main/items': {
    access: 'customer',
    summary: 'Adds an item; 429 above 20 in an hour (API-21, C-117)',
    body: itemCreationSchema,
    answer: itemCreatedSchema,
    status: 201,
    request: { json: { specs: { brand: 'Opel', model: 'Corsa', plate: 'AA-11-BB' } } },
  },
  'GET /main/items/:id': act('An item (API-22)', { answer: itemSchema }, '{item}'),
  'PUT /main/items/:id': act('Changes an item (API-23)', {
    body: itemEditSchema,
    answer: itemSchema,
    request: {
      path: item,
      json: {
        specs: [
          { key: 'brand', label: 'Marca', value: 'Peugeot' },
          { key: 'model', label: 'Modelo', value: '308 SW' },
          { key: 'plate', label: 'Matrícula', value: '72-ZB-16' },
        ],
      },
    },
  }),
  'POST /main/items/:id/images': act(
    'Changes the photograph (API-25)',
    { form: ['image'], answer: itemPhotoSchema },
    '{item}',
  ),
  'POST /main/items/:id/reset': act('Brings the original details back (API-26)', {}, '{item}'),
  'DELETE /main/items/:id': act('Removes an item (API-24)', {}, '{spareItem}'),
  'GET /main/photos/item/:image': {
    access: 'customer',
    summary: 'Leads to an item’s photograph (API-55)',
    status: 302,
    request: { path: { image: '{photo}' } },
  },
  'GET /main/photos/item/id/:id': {
    access: 'customer',
    summary: 'Leads to the photograph of an item (API-55)',
    status: 302,
    request: { path: item },
  },
  'GET /main/photos/work/:id': {
    access: 'customer',
    summary: 'Leads to the thumbnail of a file (API-55)',
    status: 302,
    request: { path: { id: '{keptFile}' } },
  },
  'GET /main/photos/work/full/:id': {
    access: 'customer',
    summary: 'Leads to a file (API-55)',
    status: 302,
    request: { path: { id: '{keptFile}' } },
  },
};
