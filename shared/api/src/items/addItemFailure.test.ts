import { expect, test } from 'vitest';
import { addItemFailure } from './addItemFailure.ts';
import { ApiError } from '../http/apiError.ts';

const said = (status: number) => new ApiError(status, { message: 'Do servidor' });
const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test('adding an item answered with 401 shows nothing [ERR-10]', () => {
  expect(addItemFailure(said(401))).toBeNull();
});

test('adding an item shows the server words for 409 and 429, what is wrong with the form for 400, else the generic error [ERR-15] [ERR-16]', () => {
  for (const status of [409, 429])
    expect(addItemFailure(said(status))).toEqual({
      title: 'Pedido Sem Sucesso',
      body: 'Do servidor',
    });
  for (const status of [400, 406])
    expect(addItemFailure(said(status))).toEqual({
      title: 'Formato Inválido',
      body: 'Do servidor',
    });
  for (const other of [said(500), new ApiError(0, {}), new TypeError('Failed to fetch')])
    expect(addItemFailure(other)).toEqual({ title: 'Pedido Sem Sucesso', body: generic });
});

test.each([400, 406, 409, 429])(
  '%i without words of the server is told in the generic ones [ERR-15] [ERR-16]',
  (status) => {
    expect(addItemFailure(new ApiError(status, {}))?.body).toBe(generic);
  },
);
