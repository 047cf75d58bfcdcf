import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetTotals, lineCents, linesCents } from './budgetTotals.ts';

const line = fc.record({
  price: fc.integer({ min: -2_000_000, max: 2_000_000 }).map((cents) => cents / 100),
  discount: fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  ),
});
const vat = fc.record({ rate: fc.constantFrom(0, 4, 6, 16, 22, 23), included: fc.boolean() });

test('half a cent of a discounted line rounds away from zero [BUD-05] [C-99]', () => {
  expect(lineCents({ price: 118.9, discount: 15 })).toBe(10_107);
  expect(lineCents({ price: 0.05, discount: 50 })).toBe(3);
  expect(lineCents({ price: -0.05, discount: 50 })).toBe(-3);
  expect(lineCents({ price: 10, discount: 33.33 })).toBe(667);
  expect(Object.is(lineCents({ price: 12, discount: 100 }), 0)).toBe(true);
});

test('VAT is computed once on the sum, whether the prices include it or not [BUD-05] [C-99]', () => {
  const lines = [
    { price: 118.9, discount: 15 },
    { price: 40, discount: 10 },
  ];
  expect(budgetTotals(lines, { rate: 23, included: true })).toEqual({
    totalCents: 13_707,
    noVatCents: 11_144,
    discountCents: 2183,
  });
  expect(budgetTotals(lines, { rate: 23, included: false })).toEqual({
    totalCents: 16_860,
    noVatCents: 13_707,
    discountCents: 2183,
  });
});

test('the lines shown are the sum that VAT is computed on, and with the discounts the prices before', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), vat, (lines, terms) => {
      const totals = budgetTotals(lines, terms);
      const shown = linesCents(lines);
      expect(terms.included ? totals.totalCents : totals.noVatCents).toBe(shown);
      expect(shown + totals.discountCents).toBe(linesCents(lines.map(undiscounted)));
      const exact = (totals.noVatCents * (100 + terms.rate)) / 100;
      expect(Math.abs(exact - totals.totalCents)).toBeLessThanOrEqual(0.7);
    }),
    { numRuns: 1000 },
  );
});

function undiscounted({ price }: { price: number }) {
  return { price, discount: 0 };
}
