import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newFoId } from './newFoId.ts';

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
      for (const id of taken) expect(id).toMatch(/^[\w.-]{1,64}$/);
    }),
    { numRuns: 40 },
  );
});
