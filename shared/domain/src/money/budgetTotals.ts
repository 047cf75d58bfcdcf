import { eurosToCents, type Cents } from './cents.ts';

/** What the rules read of a line: euros before the discount, and its discount in percent (ENT-06). */
export interface PricedLine {
  readonly price: number;
  readonly discount: number;
}

export interface BudgetTotals {
  readonly totalCents: Cents;
  readonly noVatCents: Cents;
  readonly discountCents: Cents;
}

/** What a line costs after its discount, half cents away from zero: server and every page by this one rule (C-99). */
export function lineCents({ price, discount }: PricedLine): Cents {
  return eurosToCents((eurosToCents(price) * (100 - discount)) / 10_000);
}

/** What the lines cost together, each discounted and rounded first (C-99). */
export function linesCents(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/**
 * Totals to the cent: each line is discounted and rounded, VAT is computed once on the sum (C-99).
 * @param vat rate in percent, and whether the prices of the lines include it
 */
export function budgetTotals(
  lines: readonly PricedLine[],
  vat: { rate: number; included: boolean },
): BudgetTotals {
  const sum = linesCents(lines);
  const percent = 100 + vat.rate;
  return {
    totalCents: vat.included ? sum : eurosToCents((sum * percent) / 10_000),
    noVatCents: vat.included ? eurosToCents(sum / percent) : sum,
    discountCents: lines.reduce((all, line) => all + eurosToCents(line.price) - lineCents(line), 0),
  };
}
