import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { expect, test } from 'vitest';
import { isVerificationCode, limitCodeInput } from './isVerificationCode.ts';

test('digits only, at least six, not beginning with + or 00 [VAL-20]', () => {
  for (const code of ['123456', '012345', '1234567']) expect(isVerificationCode(code)).toBe(true);
  for (const code of ['', '12345', '001234', '+12345', '12345a', ' 123456', '1 23456']) {
    expect(isVerificationCode(code)).toBe(false);
  }
});

test('the field keeps the first six digits of anything pasted [VAL-20]', () => {
  expect(limitCodeInput('O seu código é 123 456.')).toBe('123456');
  expect(limitCodeInput('12345678')).toBe('123456');
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = limitCodeInput(text);
      expect(kept).toMatch(/^\d{0,6}$/);
      expect(limitCodeInput(kept)).toBe(kept);
      if (isVerificationCode(text)) expect(text.startsWith(kept)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
