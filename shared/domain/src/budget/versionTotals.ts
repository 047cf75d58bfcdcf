import { eurosToCents, type Cents } from '../money/cents.ts';
import { lineCents, type PricedLine } from '../money/budgetTotals.ts';

/** A line with the VAT rate in percent that its price bears. */
export interface VatLine extends PricedLine {
  readonly vatRate: number;
}

/** What is taxed at one rate: the price without VAT and the VAT on it. */
export interface VatSum {
  readonly rate: number;
  readonly baseCents: Cents;
  readonly vatCents: Cents;
}

export interface VersionTotals {
  readonly totalCents: Cents;
  readonly noVatCents: Cents;
  readonly discountCents: Cents;
  /** What of a diagnosis already paid was taken off the total. */
  readonly deductionCents: Cents;
  /** By rate, the highest first; rates without lines are absent. */
  readonly vat: readonly VatSum[];
}

/**
 * Totals of lines of several VAT rates: each line is discounted and rounded, lines are added per rate, VAT is computed
 * once on each rate's sum (BUD-05). With one rate this is `budgetTotals` to the cent (C-99).
 * @param terms.included whether the prices of the lines include their VAT
 * @param terms.deductionCents of a diagnosis already paid, with VAT: taken off once and never below nothing, from every
 * rate in proportion to its total (BUD-06)
 */
export function versionTotals(
  lines: readonly VatLine[],
  { included, deductionCents = 0 }: { included: boolean; deductionCents?: Cents },
): VersionTotals {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  const sums = rates.map((rate) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate);
    const cents = own.reduce((sum, line) => sum + lineCents(line), 0);
    return { rate, totalCents: included ? cents : cents + vatOn(cents, rate), baseCents: cents };
  });
  const before = sums.reduce((all, { totalCents }) => all + totalCents, 0);
  const taken = Math.max(0, Math.min(deductionCents, before));
  const parts = inProportion(
    taken,
    sums.map(({ totalCents }) => totalCents),
  );
  const vat = sums.map(({ rate, totalCents, baseCents }, index) => {
    const part = parts[index] ?? 0;
    // The sum without VAT is exact where the prices are without it and nothing is taken off.
    if (!included && part === 0) return { rate, baseCents, vatCents: totalCents - baseCents };
    const base = withoutVat(totalCents - part, rate);
    return { rate, baseCents: base, vatCents: totalCents - part - base };
  });
  return {
    totalCents: before - taken,
    noVatCents: vat.reduce((all, { baseCents }) => all + baseCents, 0),
    discountCents: lines.reduce((all, line) => all + eurosToCents(line.price) - lineCents(line), 0),
    deductionCents: taken,
    vat,
  };
}

function vatOn(baseCents: Cents, rate: number): Cents {
  return eurosToCents((baseCents * (100 + rate)) / 10_000) - baseCents;
}

function withoutVat(totalCents: Cents, rate: number): Cents {
  return eurosToCents(totalCents / (100 + rate));
}

/** Parts a sum to the cent; what rounding leaves goes to the largest. */
function inProportion(sum: Cents, weights: readonly Cents[]): Cents[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 || whole <= 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.trunc((sum * weight) / whole));
  const largest = weights.indexOf(Math.max(...weights));
  const left = sum - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => (index === largest ? part + left : part));
}
