import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mappingWith } from './mappingWith.ts';

const field = fc.constantFrom('name', 'phone', 'email', 'vat');
const column = fc.constantFrom('Nome', 'Tlm', 'Mail', 'NIF', 'Obs');

test('a column holds one field at most, and a field stands in one column [SET-23]', () => {
  const choices = fc.array(fc.tuple(column, fc.option(field)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(choices, (chosen) => {
      let mapping = {};
      for (const [one, held] of chosen) mapping = mappingWith(mapping, one, held);
      const columns = Object.values(mapping);
      expect(new Set(columns).size).toBe(columns.length);
      const [last, held] = chosen.at(-1) ?? ['', null];
      const of = Object.entries(mapping).filter(([, name]) => name === last);
      expect(of).toEqual(held === null ? [] : [[held, last]]);
    }),
  );
});
