import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { itemFailure } from './itemFailure.ts';

const said = (status: number) => new ApiError(status, { message: 'Do servidor' });

test.each([
  [404, 'Viatura Indisponivel', '[ERR-11]', true],
  [409, 'Acesso Não Autorizado', '[ERR-12]', true],
  [406, 'Formato Inválido', '[ERR-13]', false],
  [400, 'Formato Inválido', '[ERR-13]', false],
  [500, 'Pedido Sem Sucesso', '[ERR-14]', false],
])('an item call answered %i shows %s %s', (status, title, _row, isGone) => {
  expect(itemFailure(said(status), 'Viatura')).toEqual({ title, body: 'Do servidor', isGone });
});

test('an item that is gone is called by the word of its provider [ITM-01] [ERR-11]', () => {
  expect(itemFailure(said(404), 'Equipamento')?.title).toBe('Equipamento Indisponivel');
});

test('an item call answered 401 shows nothing [ERR-10]', () => {
  expect(itemFailure(said(401), 'Viatura')).toBeNull();
});
