import { expect, test } from 'vitest';
import { isIban, plainIban } from './refundAccount.ts';

test.each([
  ['PT50 0002 0123 1234 5678 9015 4', true],
  ['pt50.0002.0123.1234.5678.9015.4', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['PT50 0002 0123 1234 5678 9015 5', false],
  ['PT51 0002 0123 1234 5678 9015 4', false],
  ['PT50 0002 0123 1234 5678 9015', false],
  ['DE89 3704 0044 0532 0130 01', false],
  ['0002 0123 1234 5678 9015 4', false],
  ['PT50', false],
  ['', false],
])('«%s» is an IBAN: %s', (typed, isOne) => {
  expect(isIban(plainIban(typed))).toBe(isOne);
});
