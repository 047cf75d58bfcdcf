import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { detailsFailure } from './detailsFailure.ts';

const said = (status: number, payload: unknown = null) =>
  new ApiError(status, { message: 'Do servidor' }, payload);
const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test('401 is left to the shell [ERR-17]', () => {
  expect(detailsFailure(said(401))).toEqual({ kind: 'silent' });
});
test('404 goes home [ERR-18]', () => {
  expect(detailsFailure(said(404))).toEqual({ kind: 'home' });
});
test('409 tells in the server words and goes home [ERR-19]', () => {
  expect(detailsFailure(said(409))).toEqual({
    kind: 'dialog',
    title: 'Acesso Não Autorizado',
    body: 'Do servidor',
    thenHome: true,
  });
});
test('406 tells the format is wrong [ERR-20]', () => {
  expect(detailsFailure(said(406))).toMatchObject({
    title: 'Formato Inválido',
    body: 'Do servidor',
    thenHome: false,
  });
});
test.each([
  [409, '[ERR-19]'],
  [406, '[ERR-20]'],
])('%i without words of the server tells in the generic ones %s', (status) => {
  const silent = new ApiError(status, {}, null);
  expect(detailsFailure(silent)).toMatchObject({ kind: 'dialog', body: generic });
});
test('301 leads to the given service, and without one tells in the generic words [ERR-21] [ERR-22]', () => {
  expect(detailsFailure(said(301, { code: 301, id: 'A-9' }))).toEqual({
    kind: 'redirect',
    id: 'A-9',
  });
  expect(detailsFailure(said(301, {}))).toEqual({
    kind: 'dialog',
    title: 'Pedido Sem Sucesso',
    body: generic,
    thenHome: true,
  });
});
test.each([0, 400, 403, 500, 503])(
  '%i tells in the generic words and goes home [ERR-22]',
  (status) => {
    expect(detailsFailure(said(status))).toEqual({
      kind: 'dialog',
      title: 'Pedido Sem Sucesso',
      body: generic,
      thenHome: true,
    });
  },
);
