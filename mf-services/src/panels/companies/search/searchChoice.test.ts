import { expect, test } from 'vitest';
import { categoryValue, chosenCompanies, splitChoice } from './searchChoice.ts';

const lima = { domain: 'lima' };
const alameda = { domain: 'alameda' };
const bitfixe = { domain: 'bitfixe' };
const all = [lima, alameda, bitfixe];

test('categories and companies stand beside each other in the search bar', () => {
  expect(splitChoice([categoryValue('auto'), 'lima', categoryValue('tech')])).toEqual({
    categories: ['auto', 'tech'],
    domains: ['lima'],
  });
});

test.each([
  [[], all, all],
  [['lima'], all, [lima]],
  [[categoryValue('tech')], [bitfixe], [bitfixe]],
  [
    ['lima', categoryValue('tech')],
    [bitfixe, lima],
    [lima, bitfixe],
  ],
])('choosing %j finds the named ones first, none of them twice', (selected, found, expected) => {
  expect(chosenCompanies(splitChoice(selected), found, all)).toEqual(expected);
});
