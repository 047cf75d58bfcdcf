import type { ProviderImport } from '@portal/api/provider/providerImport';
import { expect, test } from 'vitest';
import { headingOf } from './headingOf.ts';

const shown: ProviderImport = {
  ...{ id: 'a', kind: 'customers', state: 'checked', file_name: 'clientes.csv', lines: 251 },
  ...{ columns: ['Nome'], fields: ['name'], mapping: { name: 'Nome' }, missing: [], kept: 0 },
  counts: { novo: 231, altera: 16, igual: 0, recusada: 4 },
  progress: { done: 0, total: 247 },
  ...{ created_at: '2026-11-28T10:41:00.000Z', forget_at: '2026-12-05T10:41:00.000Z' },
};
const saidOf = (part: Partial<ProviderImport>) => {
  const { heading, description } = headingOf({ ...shown, ...part });
  return [heading, description];
};

test('the page says how many lines go in, of one, of all and of none [SET-24]', () => {
  const rehearsed = 'Isto foi só um ensaio: ainda nada mudou.';
  expect(saidOf({})).toEqual([
    '247 de 251 linhas entram.',
    `${rehearsed} Corrija as 4 ou siga sem elas.`,
  ]);
  const all = { novo: 1, altera: 0, igual: 0, recusada: 0 };
  expect(saidOf({ lines: 1, counts: all })).toEqual(['A linha entra.', rehearsed]);
  expect(saidOf({ lines: 2, counts: { ...all, igual: 1 } })[0]).toBe('As 2 linhas entram.');
  expect(saidOf({ lines: 2, counts: { ...all, recusada: 1 } })).toEqual([
    '1 de 2 linhas entram.',
    `${rehearsed} Corrija a que falta ou siga sem ela.`,
  ]);
  const none = { novo: 0, altera: 0, igual: 0, recusada: 3 };
  expect(saidOf({ lines: 3, counts: none })).toEqual(['Nenhuma linha entra.', rehearsed]);
});

test('the page says how far a run is, where it stopped and what stays when it is taken back [SET-25]', () => {
  expect(saidOf({ state: 'running' })[0]).toBe('A importar…');
  expect(saidOf({ state: 'done' })[0]).toBe('Importado: 247 de 251 linhas.');
  expect(saidOf({ state: 'failed', progress: { done: 200, total: 247 } })).toEqual([
    'A importação parou.',
    'Entraram 200 de 247 linhas. Continue: nenhuma entra duas vezes.',
  ]);
  expect(saidOf({ state: 'undo_failed', progress: { done: 200, total: 247 } })).toEqual([
    'A anulação parou.',
    'Foram vistas 200 de 247 linhas. Continue a anular: o resto ainda está no portal.',
  ]);
  expect(saidOf({ state: 'undone' })[0]).toBe('A importação foi anulada.');
  expect(saidOf({ state: 'undone', kept: 1 })).toEqual([
    'Anulada, menos 1 linha.',
    'Ficaram as linhas em que alguém mexeu entretanto.',
  ]);
  expect(saidOf({ state: 'forgotten', file_name: null })[1]).toContain('7 dias');
});
