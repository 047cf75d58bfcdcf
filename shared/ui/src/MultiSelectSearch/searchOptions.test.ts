import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOptions, searchOptions } from './searchOptions.ts';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const found = (query: string, ...labels: string[]) =>
  searchOptions(named(...labels), query).map(({ label }) => label);

test('capitals and accents make no difference, in either text [PRV-09]', () => {
  expect(found('clin', 'Clínica Lima', 'Oficina')).toEqual(['Clínica Lima']);
  expect(found('ÓLEO', 'oleo e filtro')).toEqual(['oleo e filtro']);
  expect(found('acao', 'Ação', 'Açao')).toEqual(['Ação', 'Açao']);
});

test('every word of the query counts, in any order', () => {
  expect(found('lima clínica', 'Clínica Lima', 'Clínica Alameda')).toEqual(['Clínica Lima']);
  expect(found('  ', 'A', 'B')).toEqual(['A', 'B']);
});

test('any text is found by itself and searching twice finds no more', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (labels, query) => {
      const options = named(...labels);
      const once = searchOptions(options, query);
      expect(searchOptions(once, query)).toEqual(once);
      expect(labels.every((label) => searchOptions(named(label), label).length === 1)).toBe(true);
    }),
  );
});

test('groups keep the order in which they first appear', () => {
  const options = [
    { value: '1', label: 'Óleo', group: 'Motor' },
    { value: '2', label: 'Lavagem' },
    { value: '3', label: 'Correia', group: 'Motor' },
  ];
  expect(groupOptions(options).map(({ name, options: members }) => [name, members.length])).toEqual(
    [
      ['Motor', 2],
      ['', 1],
    ],
  );
});
