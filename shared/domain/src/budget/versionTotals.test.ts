import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetTotals } from '../money/budgetTotals.ts';
import { versionTotals } from './versionTotals.ts';

const RATES = [0, 4, 6, 16, 22, 23];
const line = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  vatRate: fc.constantFrom(...RATES),
});
const lines = fc.array(line, { maxLength: 40 });

test('lines of several rates are added per rate, and VAT is computed once on each sum [BUD-05]', () => {
  const several = [
    { price: 10.01, discount: 0, vatRate: 6 },
    { price: 10.01, discount: 0, vatRate: 23 },
    { price: 10.01, discount: 0, vatRate: 23 },
  ];
  expect(versionTotals(several, { included: false })).toEqual({
    totalCents: 3523,
    noVatCents: 3003,
    discountCents: 0,
    deductionCents: 0,
    vat: [
      { rate: 23, baseCents: 2002, vatCents: 460 },
      { rate: 6, baseCents: 1001, vatCents: 60 },
    ],
  });
  expect(versionTotals(several, { included: true })).toMatchObject({
    totalCents: 3003,
    noVatCents: 2572,
    vat: [
      { rate: 23, baseCents: 1628, vatCents: 374 },
      { rate: 6, baseCents: 944, vatCents: 57 },
    ],
  });
});

test('each line is discounted and rounded to the cent before lines are added [BUD-05]', () => {
  const half = { price: 0.05, discount: 50 };
  const lines = [23, 23, 6].map((vatRate) => ({ ...half, vatRate }));
  expect(versionTotals(lines, { included: true })).toEqual({
    totalCents: 9,
    noVatCents: 8,
    discountCents: 6,
    deductionCents: 0,
    vat: [
      { rate: 23, baseCents: 5, vatCents: 1 },
      { rate: 6, baseCents: 3, vatCents: 0 },
    ],
  });
});

test('with one rate the totals are those of a budget without jobs, to the cent [BUD-05]', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...RATES), fc.boolean(), (any, rate, included) => {
      const ofOne = any.map((one) => ({ ...one, vatRate: rate }));
      const { totalCents, noVatCents, discountCents } = versionTotals(ofOne, { included });
      expect({ totalCents, noVatCents, discountCents }).toEqual(
        budgetTotals(ofOne, { rate, included }),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a diagnosis already paid is taken off the total with VAT once, and never below nothing [BUD-06]', () => {
  const brakes = [{ price: 114, discount: 0, vatRate: 23 }];
  expect(versionTotals(brakes, { included: false, deductionCents: 2460 })).toEqual({
    totalCents: 11_562,
    noVatCents: 9400,
    discountCents: 0,
    deductionCents: 2460,
    vat: [{ rate: 23, baseCents: 9400, vatCents: 2162 }],
  });
  expect(versionTotals(brakes, { included: true, deductionCents: 99_900 })).toMatchObject({
    totalCents: 0,
    noVatCents: 0,
    deductionCents: 11_400,
  });
  expect(versionTotals([], { included: true, deductionCents: 2500 }).totalCents).toBe(0);
});

test('whatever is taken off, bases and VAT add up to the total, and no rate goes below nothing', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), fc.nat(3_000_000), (any, included, deductionCents) => {
      const totals = versionTotals(any, { included, deductionCents });
      const before = versionTotals(any, { included }).totalCents;
      expect(totals.totalCents).toBe(Math.max(0, before - deductionCents));
      expect(totals.totalCents + totals.deductionCents).toBe(before);
      const sum = totals.vat.reduce(
        (all, { baseCents, vatCents }) => all + baseCents + vatCents,
        0,
      );
      expect(sum).toBe(totals.totalCents);
      for (const { baseCents, vatCents } of totals.vat) {
        expect(baseCents).toBeGreaterThanOrEqual(0);
        expect(vatCents).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 1000 },
  );
});
