import { ApiError } from '@portal/api/http/apiError';
import { budgetChangedSchema, type BudgetDifference } from '@portal/api/work/budgetDifference';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import * as v from 'valibot';
import { taskRow } from './totalRows.ts';
import { texts } from '../texts.ts';

const amount = (euros: number) => formatEuros(eurosToCents(euros));

/** What a refused approval says of the budget in force, or undefined when it was refused for another reason (BUD-16). */
export function readBudgetChange(error: unknown): BudgetDifference | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const parsed = v.safeParse(budgetChangedSchema, error.payload);
  return parsed.success ? parsed.output.difference : undefined;
}

function lineRows({ lines }: BudgetDifference): string[] {
  const words = texts.approve.changed;
  return [
    ...lines.changed.map((line) =>
      words.changed(line.designation, amount(line.before), amount(line.after)),
    ),
    ...lines.added.map((line) => words.added(line.designation, taskRow(line, 0).price ?? '')),
    ...lines.removed.map((line) => words.removed(line.designation, taskRow(line, 0).price ?? '')),
  ];
}

function jobRows({ added, removed, changed }: BudgetDifference): string[] {
  const words = texts.approve.changed;
  return [
    ...changed.map(
      (job) => `${job.title}\n${words.beforeNow(amount(job.before), amount(job.after))}`,
    ),
    ...added.map((job) => words.added(job.title, amount(job.subtotal))),
    ...removed.map((job) => words.removed(job.title, amount(job.subtotal))),
  ];
}

/**
 * That nothing was approved, then what is new, gone and dearer or cheaper, line by line or job by job (BUD-16, BUD-17).
 */
export function budgetChangeText(
  difference: BudgetDifference,
  provider: string,
  isByJob: boolean,
): string {
  const words = texts.approve.changed;
  const { total_before: before, total_after: after } = difference;
  const rows = isByJob ? jobRows(difference) : lineRows(difference);
  if (before !== null && after !== null) rows.push(words.total(amount(before), amount(after)));
  return [words.body(provider), rows.join('\n')].filter(Boolean).join('\n\n');
}
