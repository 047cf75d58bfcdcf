import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { itemFailure } from './itemFailure.ts';

const said = (status: number) => new ApiError(status, { message: 'Do servidor' });
const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test.each([
  [404, 'Viatura Indisponivel', '[ERR-11]', true],
  [409, 'Acesso Não Autorizado', '[ERR-12]', true],
  [406, 'Formato Inválido', '[ERR-13]', false],
  [400, 'Formato Inválido', '[ERR-13]', false],
  [500, 'Pedido Sem Sucesso', '[ERR-14]', false],
])('an item call answered %i shows %s %s', (status, title, _row, isGone) => {
  expect(itemFailure(said(status), 'Viatura')).toEqual({ title, body: 'Do servidor', isGone });
});

test.each([
  [404, '[ERR-11]'],
  [409, '[ERR-12]'],
  [406, '[ERR-13]'],
  [400, '[ERR-13]'],
  [500, '[ERR-14]'],
])('an item call answered %i without words is told in the generic ones %s', (status) => {
  expect(itemFailure(new ApiError(status, {}), 'Viatura')?.body).toBe(generic);
});

test('an item call that nobody answered shows the generic error [ERR-14]', () => {
  const words = { title: 'Pedido Sem Sucesso', body: generic, isGone: false };
  for (const none of [new ApiError(0, {}), new TypeError('Failed to fetch')])
    expect(itemFailure(none, 'Viatura')).toEqual(words);
});

test('an item that is gone is called by the word of its provider [ITM-01] [ERR-11]', () => {
  expect(itemFailure(said(404), 'Equipamento')?.title).toBe('Equipamento Indisponivel');
});

test('an item call answered 401 shows nothing [ERR-10]', () => {
  expect(itemFailure(said(401), 'Viatura')).toBeNull();
});
