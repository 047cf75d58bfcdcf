import { expect, test } from 'vitest';
import { serviceProblems } from './serviceProblems.ts';

test.each([
  [{ name: 'Corte', duration_minutes: 5 }, []],
  [{ name: 'Corte', duration_minutes: 1440, payment: 0.01 }, []],
  [{ name: ' ', duration_minutes: 30 }, ['name: Campo obrigatório!']],
  [{ duration_minutes: 30 }, ['name: Campo obrigatório!']],
  [{ name: 'C'.repeat(256), duration_minutes: 30 }, ['name: Formato Inválido']],
  [{ name: 'Corte' }, ['duration_minutes: Indique entre 5 e 1440 minutos.']],
  [{ name: 'Corte', duration_minutes: 4 }, ['duration_minutes: Indique entre 5 e 1440 minutos.']],
  [
    { name: 'Corte', duration_minutes: 1441 },
    ['duration_minutes: Indique entre 5 e 1440 minutos.'],
  ],
  [
    { name: 'Corte', duration_minutes: 30.5 },
    ['duration_minutes: Indique entre 5 e 1440 minutos.'],
  ],
  [
    { name: '', duration_minutes: 30, payment: 0 },
    ['name: Campo obrigatório!', 'payment: Indique um preço a partir de 0,01 €, ou deixe vazio.'],
  ],
])('%j is told in words for its fields [SET-15]', (typed, problems) => {
  expect(serviceProblems(typed).map(({ field, message }) => `${field}: ${message}`)).toEqual(
    problems,
  );
});
