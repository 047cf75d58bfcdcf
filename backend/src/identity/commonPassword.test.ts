import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPassword.ts';

test.each([
  'Password1!',
  'P@ssw0rd-2026',
  'Aa1!aaaa',
  'Benfica-1',
  'Marta-2026',
  'Qwerty123!',
  'Abcdef1!',
  '#Lisboa2026',
  'Março-2026',
  'Porto#Porto1',
  'Abril25!Abril',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Segura#2026',
  'Segredo-Meu-27',
  'Uma-Palavra-Longa-9',
  'Gato-Azul-7-Chuva',
  'xK4!vR9qwT',
  'Benfica-Cavalo-1',
  'Outra-Chave-1',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('words of the context are guessed as well', () => {
  const context = ['carvalhosa@exemplo.pt', 'Oficina Moreira'];
  expect(isCommonPassword('Carvalhosa-1', context)).toBe(true);
  expect(isCommonPassword('M0reira#2026', context)).toBe(true);
  expect(isCommonPassword('Oficina-Moreira1', context)).toBe(true);
  expect(isCommonPassword('Carvalhosa-1')).toBe(false);
});
