import fc from 'fast-check';
import { anyText } from './anyText.testing.ts';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { canChangePassword, isStrongPassword, PASSWORDS_DIFFERENT } from './password.ts';

const SEED = { seed: 20240609, numRuns: 3000 };
const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 5, maxLength: 14 });

describe('password', () => {
  test.each(['Abcdef1!', 'Ábcdéf1€', 'aB3$aB3$aB3$'])('%s is strong [VAL-04]', (text) => {
    expect(isStrongPassword(text)).toBe(true);
  });
  test.each(['', 'Abcde1!', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefgh1', 'Abcdefg1 '])(
    '%j is weak [VAL-04]',
    (text) => {
      expect(isStrongPassword(text)).toBe(false);
    },
  );
  test('both must be strong and the same [PWD-02]', () => {
    expect(canChangePassword('Abcdef1!', 'Abcdef1!')).toBe(true);
    expect(canChangePassword('Abcdef1!', 'Abcdef1?')).toBe(false);
    expect(canChangePassword('abcdefgh', 'abcdefgh')).toBe(false);
    expect(canChangePassword('', '')).toBe(false);
    expect(PASSWORDS_DIFFERENT).toBe('As passwords inseridas são diferentes');
  });
  test('more characters never weaken a password', () => {
    fc.assert(
      fc.property(ascii, anyText, (text, more) => {
        if (isStrongPassword(text)) expect(isStrongPassword(text + more)).toBe(true);
      }),
      SEED,
    );
  });
  test('agrees with validator on ASCII, except that a space is a symbol for neither and the comma, dot and semicolon are for us', () => {
    const symbols = /[-#!$@£%^&*()_+|~=`{}[\]:";'<>?,./\\ ]/;
    fc.assert(
      fc.property(ascii, (text) => {
        const theirs = validator.isStrongPassword(text);
        if (theirs && symbols.test(text.replaceAll(' ', '')))
          expect(isStrongPassword(text)).toBe(true);
        if (isStrongPassword(text) && symbols.test(text)) expect(theirs).toBe(true);
      }),
      SEED,
    );
  });
});
