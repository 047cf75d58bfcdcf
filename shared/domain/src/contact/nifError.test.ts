import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { describe, expect, test } from 'vitest';
import { PORTUGAL_COUNTRY_ID } from './isPortugal.ts';
import { isValidNif, NIF_INVALID, nifError, normaliseNif } from './nifError.ts';

const RUNS = { numRuns: 3000 };
const nineDigits = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((value) => String(value).padStart(9, '0'));
/** Half of them carry a correct check digit, or the comparison would be nearly empty. */
const candidates = fc.oneof(
  nineDigits,
  nineDigits.map((digits) => {
    let sum = 0;
    for (let index = 0; index < 8; index += 1) sum += Number(digits[index]) * (9 - index);
    return `${digits.slice(0, 8)}${((11 - (sum % 11)) % 11) % 10}`;
  }),
);

describe('NIF', () => {
  test.each([
    '123456789',
    '200000004',
    '300000006',
    '501964843',
    '600000001',
    '800000005',
    '999999990',
  ])('%s is valid [VAL-15]', (nif) => {
    expect(isValidNif(nif)).toBe(true);
  });

  test.each([
    '',
    '123456788',
    '12345678',
    '1234567890',
    '000000000',
    '012345679',
    '423456784',
    '712345671',
    '12345678a',
    ' 123456789',
    'PT123456789',
    '١٢٣٤٥٦٧٨٩',
  ])('%j is refused [VAL-15]', (nif) => {
    expect(isValidNif(nif)).toBe(false);
  });

  test('the message is exact, and only for Portugal [VAL-16] [VAL-17]', () => {
    expect(nifError('123456788', PORTUGAL_COUNTRY_ID)).toBe('O NIF introduzido não é válido');
    expect(NIF_INVALID).toBe('O NIF introduzido não é válido');
    expect(nifError('123456789', PORTUGAL_COUNTRY_ID)).toBeUndefined();
    expect(nifError('anything', 60)).toBeUndefined();
    expect(nifError('123456788', null)).toBeUndefined();
  });

  test('any text is judged, and what is valid stays so when normalised', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof isValidNif(text)).toBe('boolean');
        const kept = normaliseNif(text, PORTUGAL_COUNTRY_ID);
        expect(normaliseNif(kept, PORTUGAL_COUNTRY_ID)).toBe(kept);
        if (isValidNif(text)) expect(kept).toBe(text);
      }),
      RUNS,
    );
  });

  test('keeps every character but spaces, and dots where they group the digits of a NIF [VAL-15] [VAL-17] [C-296]', () => {
    expect(normaliseNif(' 123 456.789 ', PORTUGAL_COUNTRY_ID)).toBe('123456789');
    expect(normaliseNif('1234567890', PORTUGAL_COUNTRY_ID)).toBe('1234567890');
    expect(normaliseNif(' FR 12 345678901 ', 60)).toBe('FR12345678901');
    expect(normaliseNif('12.345.678-5', 60)).toBe('12.345.678-5');
  });

  test('one wrong digit is always noticed, unless the check digit stands for both 0 and 10', () => {
    fc.assert(
      fc.property(
        candidates.filter(isValidNif),
        fc.nat(7),
        fc.integer({ min: 1, max: 9 }),
        (nif, at, add) => {
          const wrong = nif.slice(0, at) + String((Number(nif[at]) + add) % 10) + nif.slice(at + 1);
          if (nif.endsWith('0')) return;
          expect(isValidNif(wrong)).toBe(false);
        },
      ),
      { ...RUNS, numRuns: 1000 },
    );
  });
});
