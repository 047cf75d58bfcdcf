import type { BudgetDifference } from '@portal/api/work/budgetDifference';
import type { TaskLine } from '@portal/api/work/taskLine';
import { lineCents } from '@portal/domain/money/budgetTotals';
import { centsToEuros } from '@portal/domain/money/cents';
import type { BudgetLine } from '../../../platform/database/jsonColumns.ts';
import { presentJob } from '../presentBudget.ts';
import { agreementOf } from '../post/progress.ts';
import type { StoredBudget } from '../storedBudget.ts';

/** What a customer who saw one version has to know of another one (BUD-17): by job, and by line within them. */
export function budgetDifference(
  before: StoredBudget | undefined,
  after: StoredBudget | undefined,
): BudgetDifference {
  return {
    ...jobDifference(before?.jobs ?? [], after?.jobs ?? []),
    lines: lineDifference(before?.lines ?? [], after?.lines ?? []),
    total_before: before === undefined ? null : centsToEuros(before.totalCents),
    total_after: after === undefined ? null : centsToEuros(after.totalCents),
  };
}

type Jobs = StoredBudget['jobs'];

/** Jobs are the same by their id, and unchanged when all that is agreed to in them is what it was. */
function jobDifference(
  before: Jobs,
  after: Jobs,
): Pick<BudgetDifference, 'added' | 'removed' | 'changed'> {
  const without = (jobs: Jobs, others: Jobs) =>
    jobs.filter(({ id }) => !others.some((other) => other.id === id));
  return {
    added: without(after, before).map((job) => presentJob(job, [])),
    removed: without(before, after).map((job) => presentJob(job, [])),
    changed: after.flatMap((job) => {
      const { id, title, subtotal_cents: cents } = job;
      const known = before.find((other) => other.id === id);
      if (known === undefined) return [];
      if (known.subtotal_cents === cents && agreementOf(known) === agreementOf(job)) return [];
      return [
        { id, title, before: centsToEuros(known.subtotal_cents), after: centsToEuros(cents) },
      ];
    }),
  };
}

/** Lines are the same by their designation. */
function lineDifference(
  before: readonly BudgetLine[],
  after: readonly BudgetLine[],
): BudgetDifference['lines'] {
  const gone = [...before];
  const added: TaskLine[] = [];
  const changed: BudgetDifference['lines']['changed'] = [];
  for (const line of after) {
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
  return { added, removed: gone.map(onWire), changed };
}

/** Cents after the discount. */
function priceOf(line: BudgetLine): number {
  return lineCents({ price: centsToEuros(line.price_cents), discount: line.discount });
}

function onWire({ designation, price_cents: cents, completed, discount }: BudgetLine): TaskLine {
  return { designation, price: centsToEuros(cents), completed, discount };
}
