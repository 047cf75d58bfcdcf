import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { expect, test } from 'vitest';
import validator from 'validator';
import { completePostalCode, isPortuguesePostalCode, postalCodeError } from './postalCodeError.ts';

const RUNS = { numRuns: 2000 };
const near = fc.stringMatching(/^\d{3,5}[- ]?\d{2,4}$/);

test('1234-567 and nothing else [VAL-13]', () => {
  expect(isPortuguesePostalCode('2750-642')).toBe(true);
  for (const text of [
    '2750',
    '2750642',
    '2750-64',
    '2750-6422',
    '2750 642',
    ' 2750-642',
    '275a-642',
    '',
  ]) {
    expect(isPortuguesePostalCode(text)).toBe(false);
  }
});

test('the message is exact, and only for Portugal [VAL-14] [VAL-17]', () => {
  expect(postalCodeError('2750', 175)).toBe('O Código Postal não é válido para Portugal');
  expect(postalCodeError('2750-642', 175)).toBeUndefined();
  expect(postalCodeError('75001', 66)).toBeUndefined();
});

test('completing is total and idempotent, and never spoils a good code', () => {
  expect(completePostalCode(' 2750642 ')).toBe('2750-642');
  expect(completePostalCode('2750 - 642')).toBe('2750-642');
  fc.assert(
    fc.property(fc.oneof(anyText, near), (text) => {
      const once = completePostalCode(text);
      expect(completePostalCode(once)).toBe(once);
      if (isPortuguesePostalCode(text)) expect(once).toBe(text);
    }),
    RUNS,
  );
});

test('agrees with validator [VAL-13]', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.string()), (text) => {
      expect(isPortuguesePostalCode(text)).toBe(validator.isPostalCode(text, 'PT'));
    }),
    RUNS,
  );
});
