import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainName } from './plainName.ts';
import { proposeMapping } from './proposeMapping.ts';

const fields = [
  { name: 'external_id', columnNames: ['código', 'id'] },
  { name: 'name', columnNames: ['nome', 'cliente'] },
  { name: 'phone', columnNames: ['telemóvel', 'telefone'] },
];

test.each([
  [['CODIGO', 'Nome', 'TELEMÓVEL'], { external_id: 0, name: 1, phone: 2 }],
  [['Phone', 'Telefone', 'Name', 'ID'], { external_id: 3, name: 2, phone: 0 }],
  [['external id', 'Cliente', 'Obs'], { external_id: 0, name: 1 }],
  [['Código', 'Código (2)'], { external_id: 0 }],
  [[], {}],
])('columns %j are proposed by their names [SET-23]', (columns, mapping) => {
  expect(proposeMapping(fields, columns)).toEqual(mapping);
});

test('accents, capitals and what stands between words make no other name, and no column holds two fields [SET-23]', () => {
  const known = fields.flatMap(({ name, columnNames }) => [name, ...columnNames]);
  const written = fc
    .tuple(fc.constantFrom(...known), fc.boolean(), fc.constantFrom('', ' ', '_', '.', '-'))
    .map(([name, isLoud, end]) => (isLoud ? name.toUpperCase() : name.normalize('NFD')) + end);
  fc.assert(
    fc.property(fc.array(fc.oneof(written, fc.string()), { maxLength: 8 }), (columns) => {
      const mapping = proposeMapping(fields, columns);
      const places = Object.values(mapping);
      expect(new Set(places).size).toBe(places.length);
      const plain = columns.map(plainName);
      for (const { name, columnNames } of fields) {
        const isThere = [name, ...columnNames].some((one) => plain.includes(plainName(one)));
        expect(mapping[name] !== undefined).toBe(isThere);
      }
    }),
  );
});
