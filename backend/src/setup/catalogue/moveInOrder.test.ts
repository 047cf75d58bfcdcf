import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foIdPattern } from '../../provider/api/schemas.ts';
import { moveInOrder } from './moveInOrder.ts';
import { newFoId } from './newFoId.ts';
import { serviceProblems } from './serviceProblems.ts';

test('buttons move by one place, dragging by more, and the ends hold', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(moveInOrder(ids, 'c', -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(moveInOrder(ids, 'a', 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(moveInOrder(ids, 'd', -3)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveInOrder(ids, 'a', -1)).toEqual(ids);
  expect(moveInOrder(ids, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveInOrder(ids, 'x', 1)).toEqual(ids);
});

test('nothing is lost, the others keep their order, and the way back leads back', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ min: -9, max: 9 }), (ids, place, by) => {
      const moved = ids[place % ids.length] ?? '';
      const after = moveInOrder(ids, moved, by);
      expect(after.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved));
      expect(after.filter((id) => id === moved)).toEqual([moved]);
      const way = ids.indexOf(moved) - after.indexOf(moved);
      expect(moveInOrder(after, moved, way)).toEqual(ids);
    }),
  );
});

test('a name becomes an id that the provider API takes, each time another one', () => {
  expect(newFoId('Corte de cabelo (criança)', [])).toBe('corte-de-cabelo-crianca');
  expect(newFoId('Revisão', ['revisao', 'revisao-2'])).toBe('revisao-3');
  expect(newFoId('理发', [])).toBe('novo');
  const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }), fc.constant('a'.repeat(90)));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const taken: string[] = [];
      for (const next of names) taken.push(newFoId(next, taken));
      expect(new Set(taken).size).toBe(taken.length);
      for (const id of taken) expect(id).toMatch(foIdPattern);
    }),
    { numRuns: 40 },
  );
});

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
])('%j is told in words for its fields', (typed, problems) => {
  expect(serviceProblems(typed).map(({ field, message }) => `${field}: ${message}`)).toEqual(
    problems,
  );
});
