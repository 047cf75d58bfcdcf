import { createBookingFilesApi } from '@portal/api/work/createBookingFilesApi';
import { createHttp, type Http } from '@portal/api/http/http';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { expect, test } from 'vitest';
import { describeApiError } from './showApiError.ts';

const booking = { id: 'S-1', draftWorkId: 'D-1' };

test.each([
  [
    'the upload to a service',
    (main: Http) => createServicesApi(main).upload('A-1', new FormData()),
  ],
  ['the delete of a service', (main: Http) => createServicesApi(main).removeFile('A-1', '7')],
  [
    'the upload to a booking',
    (main: Http) => createBookingFilesApi(main).upload(booking, new FormData(), 'key'),
  ],
  ['the delete of a booking', (main: Http) => createBookingFilesApi(main).remove(booking, '7')],
  [
    'the photograph of an item',
    (main: Http) => createItemsApi(main).changePhoto('7', new FormData()),
  ],
])('a null answer to %s is told with the generic error [MED-14] [ERR-01]', async (_name, call) => {
  const error = await call(createHttp(async () => Response.json(null))).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).not.toBeNull();
  expect(describeApiError(error)).toEqual({
    title: 'Pedido Sem Sucesso',
    body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  });
});
