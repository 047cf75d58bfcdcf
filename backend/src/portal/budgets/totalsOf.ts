import type { BudgetTotal } from '@portal/api/work/budget/budget';
import {
  versionTotals,
  type VatLine,
  type VersionTotals,
} from '@portal/domain/budget/versionTotals';
import { centsToEuros } from '@portal/domain/money/cents';
import type { BudgetJobLine } from '../../platform/database/jsonColumns.ts';
import type { StoredBudget, StoredJob } from './storedBudget.ts';

/** A stored line as the rule of totals reads it. */
function vatLine({ price_cents: cents, discount, vat_rate: vatRate }: BudgetJobLine): VatLine {
  return { price: centsToEuros(cents), discount, vatRate };
}

/**
 * What some jobs of a version cost together: VAT once per rate, and the diagnosis already paid taken off once when
 * there is any job (BUD-05, BUD-06).
 */
export function totalsOf(
  budget: Pick<StoredBudget, 'pricesIncludeVat' | 'diagnosisCents'>,
  jobs: readonly Pick<StoredJob, 'lines'>[],
): VersionTotals {
  const lines = jobs.flatMap((job) => job.lines.map(vatLine));
  const deductionCents = jobs.length === 0 ? 0 : budget.diagnosisCents;
  return versionTotals(lines, { included: budget.pricesIncludeVat, deductionCents });
}

/** Totals in euros, as they stand on the wire. */
export function totalsOnWire(totals: VersionTotals): BudgetTotal {
  return {
    total: centsToEuros(totals.totalCents),
    total_novat: centsToEuros(totals.noVatCents),
    total_discount: centsToEuros(totals.discountCents),
    deduction: centsToEuros(totals.deductionCents),
    vat: totals.vat.map(({ rate, baseCents, vatCents }) => ({
      rate,
      base: centsToEuros(baseCents),
      amount: centsToEuros(vatCents),
    })),
  };
}
