import type { BudgetDifference } from '@portal/api/work/budgetDifference';
import type { TaskLine } from '@portal/api/work/taskLine';
import { lineCents } from '@portal/domain/money/budgetTotals';
import { centsToEuros } from '@portal/domain/money/cents';
import type { BudgetLine } from '../../platform/database/jsonColumns.ts';
import type { BudgetVersion } from './budgetVersions.ts';

/** What a customer who saw one version has to know of another one (BUD-17). Lines are the same by their designation. */
export function budgetDifference(
  before: BudgetVersion | undefined,
  after: BudgetVersion | undefined,
): BudgetDifference {
  const gone = [...(before?.lines ?? [])];
  const added: TaskLine[] = [];
  const changed: BudgetDifference['lines']['changed'] = [];
  for (const line of after?.lines ?? []) {
    const named = gone.filter(({ designation }) => designation === line.designation);
    // Of several of one name the one that costs the same is the same.
    const known = named.find((other) => priceOf(other) === priceOf(line)) ?? named[0];
    if (known === undefined) {
      added.push(onWire(line));
      continue;
    }
    gone.splice(gone.indexOf(known), 1);
    if (priceOf(known) === priceOf(line)) continue;
    changed.push({
      designation: line.designation,
      before: centsToEuros(priceOf(known)),
      after: centsToEuros(priceOf(line)),
    });
  }
  return {
    lines: { added, removed: gone.map(onWire), changed },
    added: [],
    removed: [],
    changed: [],
    total_before: before === undefined ? null : centsToEuros(before.totalCents),
    total_after: after === undefined ? null : centsToEuros(after.totalCents),
  };
}

/** Cents after the discount. */
function priceOf(line: BudgetLine): number {
  return lineCents({ price: centsToEuros(line.price_cents), discount: line.discount });
}

function onWire({ designation, price_cents: cents, completed, discount }: BudgetLine): TaskLine {
  return { designation, price: centsToEuros(cents), completed, discount };
}
