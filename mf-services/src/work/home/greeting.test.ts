import { expect, test } from 'vitest';
import { firstName, greeting } from './greeting.ts';

test.each([
  [4, 'Boa noite'],
  [5, 'Bom dia'],
  [11, 'Bom dia'],
  [12, 'Boa tarde'],
  [19, 'Boa tarde'],
  [20, 'Boa noite'],
])('at %i h it is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});

test('the greeting uses the first name', () => {
  expect(firstName('  Marta Isabel Figueiredo ')).toBe('Marta');
  expect(firstName('')).toBe('');
});
