import type { ProviderBudget } from '@portal/api/provider/budget';
import { lineCents } from '@portal/domain/money/budgetTotals';
import { centsToEuros, eurosToCents } from '@portal/domain/money/cents';
import type { BudgetJobLine } from '../../../platform/database/jsonColumns.ts';
import { newId } from '../../../platform/newId.ts';
import type { NewJob } from './insertBudget.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

const plain = {
  description: null,
  urgency: 'whenever',
  warranty_months: null,
  file_ids: [],
} as const;

/**
 * The jobs of a budget of lines, as systems of before post it: one required job (BUD-03). On top of what was agreed,
 * lines that are unchanged, cheaper or gone stay agreed; new ones, and what dearer ones cost more, become one job that
 * waits (D-27).
 */
export function jobsOfLines(post: ProviderBudget, before: StoredBudget | undefined): NewJob[] {
  const posted = (post.lines ?? []).map((line): BudgetJobLine => ({
    designation: line.designation,
    price_cents: eurosToCents(line.price),
    completed: line.completed,
    discount: line.discount,
    vat_rate: post.vat_rate,
  }));
  const agreed = (before?.jobs ?? []).filter(({ state }) => state === 'approved');
  if (agreed.length === 0 || !post.needs_approval) {
    const known = before?.itemised === false ? before.jobs[0] : undefined;
    const id = known?.id ?? newId();
    const job = { ...plain, id, title: texts.oneJob, required: true, lines: posted };
    return [{ ...job, carried: false, state: 'undecided' }];
  }
  return onTopOf(agreed, inTermsOf(before, post, posted));
}

/** Lines whose prices mean what those that were agreed mean: with their VAT, or without. */
function inTermsOf(
  before: StoredBudget | undefined,
  post: ProviderBudget,
  lines: readonly BudgetJobLine[],
): readonly BudgetJobLine[] {
  if (before === undefined || before.pricesIncludeVat === post.prices_include_vat) return lines;
  return lines.map((line) => {
    const percent = 100 + line.vat_rate;
    const euros = centsToEuros(line.price_cents);
    const price = before.pricesIncludeVat ? (euros * percent) / 100 : (euros * 100) / percent;
    return { ...line, price_cents: eurosToCents(price) };
  });
}

/** What was agreed, with what became cheaper or fell away, and what is more. */
function onTopOf(agreed: StoredBudget['jobs'], posted: readonly BudgetJobLine[]): NewJob[] {
  const left = [...posted];
  const more: BudgetJobLine[] = [];
  const jobs = agreed.flatMap((job): NewJob[] => {
    const lines = job.lines.flatMap((line) => {
      const index = left.findIndex(({ designation }) => designation === line.designation);
      const [now] = index === -1 ? [] : left.splice(index, 1);
      if (now === undefined) return [];
      const cents = priceOf(now) - priceOf(line);
      const kind = line.kind && { kind: line.kind };
      if (cents <= 0) return [{ ...now, ...kind, vat_rate: line.vat_rate }];
      more.push({ ...now, ...kind, price_cents: cents, discount: 0 });
      return [{ ...line, completed: now.completed }];
    });
    return lines.length === 0 ? [] : [{ ...job, lines, carried: true, state: 'approved' }];
  });
  more.push(...left);
  if (more.length === 0) return jobs;
  const title = texts.extraWork;
  const job = { ...plain, id: newId(), title, required: false, lines: more };
  return [...jobs, { ...job, carried: false, state: 'undecided' }];
}

/** Cents after the discount. */
function priceOf(line: BudgetJobLine): number {
  return lineCents({ price: centsToEuros(line.price_cents), discount: line.discount });
}
