import { expect, test } from 'vitest';
import { addItemFailure } from './addItemFailure.ts';
import { ApiError } from '../http/apiError.ts';

const said = (status: number) => new ApiError(status, { message: 'Do servidor' });

test('adding an item answered with 401 shows nothing [ERR-10]', () => {
  expect(addItemFailure(said(401))).toBeNull();
});

test('adding an item shows the server words for 409 and 429, what is wrong with the form for 400, else the generic error [ERR-15] [ERR-16]', () => {
  expect(addItemFailure(said(409))?.body).toBe('Do servidor');
  expect(addItemFailure(said(429))?.body).toBe('Do servidor');
  for (const status of [400, 406])
    expect(addItemFailure(said(status))).toEqual({
      title: 'Formato Inválido',
      body: 'Do servidor',
    });
  const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
  expect(addItemFailure(said(500))?.body).toBe(generic);
  expect(addItemFailure(new ApiError(0, {}))?.body).toBe(generic);
});
