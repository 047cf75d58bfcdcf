import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import { laterStart } from '@portal/api/work/earlyStart';
import type { ConfirmRequest, ContentLine } from '@portal/contract/overlays';
import { decidedState, type JobDecisions } from '@portal/domain/budget/jobState';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { approvalsOf } from '../choices/approvalsOf.ts';
import { euroText } from '../../../../work/euroText.ts';
import { isByJob } from '../jobs/isByJob.ts';
import { isRounded } from '../jobs/isRounded.ts';
import { texts } from '../texts.ts';

const words = texts.decide;

/** What concludes a decision: it says that it obliges to pay exactly where it does (BUD-22, BUD-23, D-04). */
export function concludingLabel(approved: number, total: number): string {
  if (approved === 0) return words.send;
  return total > 0 ? words.obliging(euroText(total)) : words.free;
}

function title(approved: number, isWhole: boolean): string {
  if (approved === 0) return words.questionNone;
  return isWhole ? words.questionAll : words.questionSome(approved);
}

/** Each job that is approved and what was approved before. A budget of lines is one job of the budget's own name: it is the figure. */
function jobLines(budget: BudgetVersion, decisions: JobDecisions): ContentLine[] {
  if (!isByJob(budget)) return [];
  const { approved } = approvalsOf(budget.jobs, decisions);
  if (approved.length === 0) {
    return budget.jobs.flatMap((job) => {
      const decision = decisions[job.id];
      return decision ? [{ label: job.title, value: texts.job.state[decision] }] : [];
    });
  }
  const before = budget.jobs.filter(({ state }) => state === 'approved');
  return [
    ...approved.map((job) => ({ label: job.title, value: euroText(job.subtotal) })),
    ...before.map((job) => ({
      label: `${job.title} (${words.already})`,
      value: euroText(job.subtotal),
    })),
  ];
}

/** What a diagnosis already paid takes off (BUD-06). */
function deductionLine(deduction: number): ContentLine[] {
  return deduction > 0
    ? [{ label: texts.totals.diagnosisPaid, value: `−${euroText(deduction)}` }]
    : [];
}

/** When the work begins: at once, or after the time for withdrawing, where it was not asked for before (LAW-09). */
function beginning(budget: BudgetVersion, provider: string, earlyStart?: boolean): string {
  const before = budget.early_start_before;
  return earlyStart === false && before
    ? laterStart(formatDayMonthYear(before))
    : words.begins(provider);
}

/** The question before a decision: each approved job, the total as its figure, the terms of payment (BUD-10, BUD-22). */
export function decisionQuestion(
  budget: BudgetVersion,
  decisions: JobDecisions,
  { total, deduction }: BudgetTotal,
  provider: string,
  earlyStart?: boolean,
): ConfirmRequest & { content: ContentLine[] } {
  const { approved, isWhole } = approvalsOf(budget.jobs, decisions);
  const left = budget.jobs.filter((job) => decidedState(job, decisions) === 'undecided').length;
  const isApproving = approved.length > 0;
  const agreed = budget.jobs.filter((job) => decidedState(job, decisions) === 'approved');
  const body = [
    isApproving && isRounded(agreed, { total, deduction }) && texts.totals.rounded,
    isApproving && budget.payment_terms && words.terms(budget.payment_terms),
    isApproving && beginning(budget, provider, earlyStart),
    left > 0 && words.left(left),
  ];
  return {
    title: title(approved.length, isWhole),
    figure: isApproving ? euroText(total) : undefined,
    content: [...jobLines(budget, decisions), ...deductionLine(deduction)],
    body: body.filter(Boolean).join('\n'),
    confirmLabel: concludingLabel(approved.length, total),
    cancelLabel: words.notYet,
  };
}
