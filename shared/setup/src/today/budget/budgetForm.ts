import { centsToEuros, type Cents } from '@portal/domain/money/cents';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';
import { centsIn } from './centsIn.ts';
import { texts } from './texts.ts';

/** A budget as it is written, before it is posted. */
export const budgetFormSchema = v.object({
  title: v.string(),
  /** Percent. */
  vat: v.string(),
  lines: v.array(v.object({ id: v.number(), designation: v.string(), price: v.string() })),
});
export type BudgetForm = v.InferOutput<typeof budgetFormSchema>;
export type BudgetFormLine = BudgetForm['lines'][number];

/** Names of the rates of Portugal: mainland, Madeira, Azores, exempt. */
export const VAT_RATES = ['23', '13', '6', '22', '16', '0'] as const;

export const emptyBudget: BudgetForm = {
  ...{ title: '', vat: VAT_RATES[0] },
  lines: [{ id: 1, designation: '', price: '' }],
};

const isEmpty = ({ designation, price }: BudgetFormLine) => `${designation}${price}`.trim() === '';

/** The lines that count: those in which something was written, or the first where nothing was. */
export function linesThatCount({ lines }: BudgetForm): BudgetFormLine[] {
  const written = lines.filter((line) => !isEmpty(line));
  return written.length > 0 ? written : lines.slice(0, 1);
}

/** What is wrong with a line, in words. */
export interface LineProblems {
  designation: string | null;
  price: string | null;
}

export function problemsOfLine({ designation, price }: BudgetFormLine): LineProblems {
  const cents = centsIn(price);
  return {
    designation: designation.trim() === '' ? REQUIRED_FIELD : null,
    price: cents === null ? REQUIRED_FIELD : cents === undefined ? texts.wrongPrice : null,
  };
}

export function isReady(form: BudgetForm): boolean {
  const hasProblem = (line: BudgetFormLine) =>
    Object.values(problemsOfLine(line)).some((problem) => problem !== null);
  return form.title.trim() !== '' && !linesThatCount(form).some(hasProblem);
}

/** With VAT; what cannot be read counts as nothing. */
export function totalOf(form: BudgetForm): Cents {
  return form.lines.reduce((sum, { price }) => sum + (centsIn(price) ?? 0), 0);
}

/** The same as a provider's system posts it: one job, prices with VAT in euros, and its photographs (C-799). */
export function budgetOf(form: BudgetForm, fileIds: string[]) {
  const materials = linesThatCount(form).map(({ designation, price }) => ({
    ...{ designation: designation.trim(), price: centsToEuros(centsIn(price) ?? 0) },
    ...{ completed: false, discount: 0 },
  }));
  const job = { title: form.title.trim(), materials, file_ids: fileIds };
  return { jobs: [job], vat_rate: Number(form.vat), prices_include_vat: true };
}
