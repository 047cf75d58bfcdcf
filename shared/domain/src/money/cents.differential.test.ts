import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsToEuros, eurosToCents, formatAmount, formatEuros } from './cents.ts';
import { DIFFERENTIAL } from '../testing/nearValid.testing.ts';

const EUROS = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });
const AMOUNT = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 2 });
/** Small amounts, those around every power of ten, and large ones. */
const cents = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc
    .tuple(fc.nat(13), fc.integer({ min: -2, max: 2 }), fc.boolean())
    .map(([power, add, negative]) => (negative ? 0 - 10 ** power - add : 10 ** power + add)),
  fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
);

test('amounts: Intl agrees without a difference [LIM-10] [PAY-23]', () => {
  fc.assert(
    fc.property(
      cents,
      (value) =>
        formatEuros(value) === EUROS.format(value / 100) &&
        formatAmount(value) === AMOUNT.format(value / 100),
    ),
    DIFFERENTIAL,
  );
});

test('euros of the wire are the cents that their decimals say [LIM-10]', () => {
  fc.assert(
    fc.property(cents, fc.nat(9), (value, tenth) => {
      const digits = String(Math.abs(value)).padStart(3, '0');
      const sign = value < 0 ? '-' : '';
      const exact = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const rounded = value + (tenth < 5 ? 0 : value < 0 ? -1 : 1);
      const unsigned = eurosToCents(Number(`${exact}${tenth}`));
      return (
        eurosToCents(Number(exact)) === value &&
        eurosToCents(centsToEuros(value)) === value &&
        (value === 0 || unsigned === rounded)
      );
    }),
    DIFFERENTIAL,
  );
});

test('an amount is never guessed, and nothing is no negative amount', () => {
  for (const wrong of [Number.NaN, Infinity, -Infinity])
    expect(() => eurosToCents(wrong)).toThrow(RangeError);
  expect([formatEuros(-0), formatEuros(-0.4), eurosToCents(-0.001)]).toEqual([
    '0,00\u00a0€',
    '0,00\u00a0€',
    0,
  ]);
});
