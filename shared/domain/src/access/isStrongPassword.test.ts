import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { describe, expect, test } from 'vitest';
import { isStrongPassword, PASSWORD_RULE } from './isStrongPassword.ts';

const RUNS = { numRuns: 3000 };
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
  test('the message states the rule [VAL-05]', () => {
    expect(PASSWORD_RULE).toBe(
      'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo',
    );
  });
  test('more characters never weaken a password', () => {
    fc.assert(
      fc.property(ascii, anyText, (text, more) => {
        if (isStrongPassword(text)) expect(isStrongPassword(text + more)).toBe(true);
      }),
      RUNS,
    );
  });
});
