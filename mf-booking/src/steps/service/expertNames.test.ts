import { expect, test } from 'vitest';
import { expertNames } from './expertNames.ts';

const people = (...names: string[]) => names.map((name) => ({ id: name, name }));

test('experts are named as people say them, with their title', () => {
  expect(expertNames(people('Dra. Helena Prata', 'Dr. Rui Sá'))).toBe('Dra. Helena ou Dr. Rui');
  expect(expertNames(people('Prof. Dr. Ana Sá', 'Rui Lima'))).toBe('Prof. Dr. Ana ou Rui');
});

test('two of the same name are told apart, and many are counted', () => {
  expect(expertNames(people('Rui Lima', 'Rui Sá'))).toBe('Rui Lima ou Rui Sá');
  expect(expertNames(people('A B', 'C D', 'E F', 'G H'))).toBe('4 profissionais');
});
