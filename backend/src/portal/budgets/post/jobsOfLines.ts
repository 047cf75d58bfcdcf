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
 * waits (D-27), whether or not the post asks for approval (C-870).
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
  if (agreed.length === 0) {
    const known = before?.itemised === false ? before.jobs[0] : undefined;
    const id = known?.id ?? newId();
    const job = { ...plain, id, title: texts.oneJob, required: true, lines: posted };
    return [{ ...job, carried: false, state: 'undecided' }];
  }
  // The same job as long as it is not approved: said again it is no other, and what was declined is not asked anew.
  const waiting = before?.jobs.find(
    ({ state, title, required }) => state !== 'approved' && title === texts.extraWork && !required,
  );
  return onTopOf(agreed, inTermsOf(before, post, posted), waiting?.id ?? newId());
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

/** What was agreed, with what became cheaper or fell away, and what is more, as the job of this id. */
function onTopOf(
  agreed: StoredBudget['jobs'],
  posted: readonly BudgetJobLine[],
  extraId: string,
): NewJob[] {
  const left = [...posted];
  const unchanged = takeUnchanged(agreed, left);
  const jobs = agreed.flatMap((job): NewJob[] => {
    const lines = job.lines.flatMap((line) => {
      const now = unchanged.get(line);
      if (now !== undefined) return [{ ...now, ...kindOf(line), vat_rate: line.vat_rate }];
      return reconcile(line, left);
    });
    return lines.length === 0 ? [] : [{ ...job, lines, carried: true, state: 'approved' }];
  });
  if (left.length === 0) return jobs;
  const title = texts.extraWork;
  const job = { ...plain, id: extraId, title, required: false, lines: left };
  return [...jobs, { ...job, carried: false, state: 'undecided' }];
}

/** Posted lines that are agreed as they are, by the agreed one, taken out of those that are left. */
function takeUnchanged(
  agreed: StoredBudget['jobs'],
  left: BudgetJobLine[],
): ReadonlyMap<BudgetJobLine, BudgetJobLine> {
  const pairs = agreed.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const index = left.findIndex(
        (one) => one.designation === line.designation && priceOf(one) === priceOf(line),
      );
      return left.splice(index, index === -1 ? 0 : 1).map((now) => [line, now] as const);
    }),
  );
  return new Map(pairs);
}

/**
 * What stays agreed of a line that changed. What it costs more stays among those that are left: for a later line that was
 * agreed, or to be asked about.
 */
function reconcile(line: BudgetJobLine, left: BudgetJobLine[]): BudgetJobLine[] {
  const index = left.findIndex(({ designation }) => designation === line.designation);
  const now = left[index];
  // What is taken off, and falls away, makes the rest dearer.
  const cents = (now === undefined ? 0 : priceOf(now)) - priceOf(line);
  const excess = { ...(now ?? line), ...kindOf(line), price_cents: cents, discount: 0 };
  const more = cents > 0 ? [excess] : [];
  if (now === undefined) left.push(...more);
  else left.splice(index, 1, ...more);
  if (cents > 0) return [{ ...line, completed: excess.completed }];
  return now === undefined ? [] : [{ ...now, ...kindOf(line), vat_rate: line.vat_rate }];
}

function kindOf({ kind }: BudgetJobLine): Pick<BudgetJobLine, 'kind'> {
  return kind === undefined ? {} : { kind };
}

/** Cents after the discount. */
function priceOf(line: BudgetJobLine): number {
  return lineCents({ price: centsToEuros(line.price_cents), discount: line.discount });
}
