import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToEuros, eurosToCents, formatAmount, formatEuros } from './cents.ts';

const RUNS = { numRuns: 2000 };
const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });

describe('money', () => {
  test.each([
    [0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [18450, '184,50\u00a0€'],
    [123456, '1234,56\u00a0€'],
    [1234550, '12\u00a0345,50\u00a0€'],
    [123456789, '1\u00a0234\u00a0567,89\u00a0€'],
    [-1250, '-12,50\u00a0€'],
  ])('%i cents read as %s [PAY-23] [LIM-10]', (cents, text) => {
    expect(formatEuros(cents)).toBe(text);
  });

  test('half cents of the wire round away from zero', () => {
    expect(eurosToCents(1.005)).toBe(101);
    expect(eurosToCents(-1.005)).toBe(-101);
    expect(eurosToCents(0.1 + 0.2)).toBe(30);
    expect(Object.is(eurosToCents(-0.001), 0)).toBe(true);
  });

  test('an amount that is not a number is refused', () => {
    expect(() => eurosToCents(Number.NaN)).toThrow(RangeError);
    expect(() => eurosToCents(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test('cents survive the way over the wire', () => {
    fc.assert(
      fc.property(amount, (cents) => eurosToCents(centsToEuros(cents)) === cents),
      RUNS,
    );
  });

  test('the text agrees with Intl for pt-PT [LIM-10]', () => {
    const intl = new Intl.NumberFormat('pt-PT', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(amount, (cents) => {
        expect(formatAmount(cents)).toBe(intl.format(cents / 100));
      }),
      RUNS,
    );
  });
});
