import { expect, test } from 'vitest';
import { matchingServices } from './matchingServices.ts';

const services = ['Mudança de óleo', 'Óleo da caixa', 'Revisão anual', 'Travões'].map((name) => ({
  id: name,
  name,
}));
const names = (typed: string, chosen: readonly string[] = []) =>
  matchingServices(
    services,
    typed,
    services.filter(({ id }) => chosen.includes(id)),
  ).map(({ name }) => name);

test('services are found by any of their words, in any order, without accents', () => {
  expect(names('oleo')).toEqual(['Mudança de óleo', 'Óleo da caixa']);
  expect(names(' ANUAL rev ')).toEqual(['Revisão anual']);
  expect(names('oleo anual')).toEqual([]);
});
test('nothing typed hides nothing', () => {
  expect(names('  ')).toHaveLength(services.length);
});
test('what was chosen stays in the list', () => {
  expect(names('caixa', ['Travões'])).toEqual(['Óleo da caixa', 'Travões']);
});
