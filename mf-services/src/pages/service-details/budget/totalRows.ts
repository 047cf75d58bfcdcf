import type { TaskLine } from '@portal/api/work/taskLine';
import type { Work } from '@portal/api/work/work';
import { budgetHeader, type BudgetHeader } from '@portal/domain/money/budgetHeader';
import { lineCents } from '@portal/domain/money/budgetTotals';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type { Task, TotalRow } from '@portal/ui/TaskList';
import { totalInCents } from '../../../work/totalText.ts';
import { texts } from '../texts.ts';

function percent(discount: number): string {
  return String(discount).replace('.', ',');
}

/** One line: its price after the discount, and the discount in percent where there is one (DET-13). */
export function taskRow(line: TaskLine, index: number): Task {
  const hasDiscount = line.discount > 0;
  return {
    id: `${index}-${line.designation}`,
    name: line.designation,
    price: formatEuros(lineCents(line)),
    priceBefore: hasDiscount ? formatEuros(eurosToCents(line.price)) : undefined,
    discount: hasDiscount ? texts.budget.discount(percent(line.discount)) : undefined,
    note: line.price === 0 ? texts.budget.offered : undefined,
    done: line.completed,
  };
}

/** What was asked for, before there are lines with prices. */
export function askedRows(work: Pick<Work, 'symptoms'>): Task[] {
  return work.symptoms.map((symptom, index) => ({
    id: `${index}-${symptom.name}`,
    name: symptom.name,
    note: [symptom.obs_label, symptom.obs_value].filter(Boolean).join(': ') || undefined,
  }));
}

/** The discount that the lines have in them, total without VAT, VAT; all from the server's totals (DET-13, C-99). */
export function totalRows(
  work: Pick<Work, 'total' | 'total_novat' | 'total_discount'>,
): TotalRow[] {
  const rows: TotalRow[] = [];
  if (work.total_discount) {
    const discount = formatEuros(eurosToCents(work.total_discount));
    rows.push({ label: texts.budget.totalDiscount, value: discount });
  }
  if (work.total !== null && work.total_novat !== null) {
    const withoutVat = eurosToCents(work.total_novat);
    rows.push({ label: texts.budget.withoutVat, value: formatEuros(withoutVat) });
    const vat = eurosToCents(work.total) - withoutVat;
    if (vat !== 0) rows.push({ label: texts.budget.vat, value: formatEuros(vat) });
  }
  return rows;
}

/** Heading of the list: a budget until work starts, then what was done; what was asked for an appointment (C-61). */
export function budgetTitle(work: Pick<Work, 'isAppointment' | 'state' | 'services'>): string {
  if (work.isAppointment || work.services.length === 0) return texts.budget.asked;
  return work.state.bars < 3 ? texts.budget.title : texts.budget.done;
}

/** The header of the budget (DET-19..21); of what is over or was cancelled only what was approved (C-180, C-816). */
export function budgetTag(
  work: Pick<Work, 'is_cancelled' | 'is_history' | 'state' | 'total'>,
): BudgetHeader | null {
  const header = budgetHeader(work.state.bars, totalInCents(work));
  const isOver = work.is_history || work.is_cancelled;
  return isOver && header.total === undefined ? null : header;
}
