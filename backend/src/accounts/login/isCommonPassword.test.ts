import { passwordChecks } from '@portal/domain/access/isStrongPassword';
import { expect, test } from 'vitest';
import { breachedPasswords } from './breachedPasswords.ts';
import { isCommonPassword } from './isCommonPassword.ts';

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
  // A row of keys or of the alphabet that no list of words has.
  'Sdfghj-1',
  'Wertyui-1',
  'Xcvbnm#2026',
  'Hijklmn-1',
  // Found in breaches: as it stands, without its signs, or its word.
  '!QAZ2wsx',
  'Zaq!2wsx',
  'Trustno-1',
  '#1Qaz2Wsx#',
  'Liverpool-99',
  'W!nston2020',
])('%s is tried first [VAL-04] [VAL-05]', (password) => {
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
  // A syllable that breaches hold as well.
  '7$Max#93!2k',
])('%s is not [VAL-04]', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('words of the context are guessed as well [VAL-04] [VAL-05]', () => {
  const context = ['carvalhosa@exemplo.pt', 'Oficina Moreira'];
  expect(isCommonPassword('Carvalhosa-1', context)).toBe(true);
  expect(isCommonPassword('M0reira#2026', context)).toBe(true);
  expect(isCommonPassword('Oficina-Moreira1', context)).toBe(true);
  expect(isCommonPassword('Carvalhosa-1')).toBe(false);
});

test('of the passwords in breaches hardly one has what the rule asks for, and each of those is refused [VAL-04] [VAL-05] [C-234]', () => {
  const fulfilling = [...breachedPasswords].filter((found) => {
    // The list is in lower case.
    const { length, digit, symbol, lowerCase } = passwordChecks(found);
    return length && digit && symbol && lowerCase;
  });
  expect(breachedPasswords.size).toBeGreaterThan(10_000);
  expect(fulfilling.length).toBeGreaterThan(10);
  expect(fulfilling.length).toBeLessThan(100);
  for (const found of fulfilling) {
    const capital = found.search(/[a-z]/);
    const typed =
      found.slice(0, capital) + found.charAt(capital).toUpperCase() + found.slice(capital + 1);
    expect(isCommonPassword(typed)).toBe(true);
  }
});
