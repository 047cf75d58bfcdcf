import type { ProviderBudget } from '@portal/api/provider/budget';
import { isValid } from '@portal/domain/budget/budgetState';
import { eurosToCents } from '@portal/domain/money/cents';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadBudgetSettings } from '../budgetSettings.ts';
import type { LockedWork } from '../lockWork.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';
import type { BudgetTerms } from './insertBudget.ts';

/**
 * Whether a post on which nothing was agreed before asks for approval. Lines of a completed work tell what was done
 * (C-871).
 */
export function asks(
  { bars }: LockedWork,
  { needs_approval: needsApproval, jobs }: ProviderBudget,
): boolean {
  return needsApproval && (Number(bars) < 5 || jobs !== undefined);
}

/** Nothing that was agreed becomes dearer unasked: not by other terms of its prices, nor by a smaller deduction. */
export function termsOf(post: ProviderBudget, agreed: StoredBudget | undefined): BudgetTerms {
  const deduction = eurosToCents(post.deduction ?? 0);
  return {
    pricesIncludeVat: agreed?.pricesIncludeVat ?? post.prices_include_vat,
    diagnosisCents: Math.max(deduction, agreed?.diagnosisCents ?? 0),
  };
}

/**
 * Whether a post says nothing of days, payment and deduction that the version before does not say, which is valid or has
 * nothing left to ask (BUD-26): what was declined stays so, what was put off may come with another last day (C-903).
 */
export function isSameTerms(before: StoredBudget, post: ProviderBudget, now: Date): boolean {
  const { deduction } = post;
  const isOpen = isValid(before, lisbonToday(now));
  const hasQuestion = before.jobs.some(({ state }) => state === 'undecided' || state === 'later');
  return (
    (isOpen || !hasQuestion) &&
    // Lines are read in the terms of what was agreed.
    (post.jobs === undefined || post.prices_include_vat === before.pricesIncludeVat) &&
    isUnchanged(post.valid_until, before.validUntil) &&
    isUnchanged(post.starts_on, before.startsOn) &&
    isUnchanged(post.ends_on, before.endsOn) &&
    isUnchanged(post.payment_terms, before.paymentTerms) &&
    isUnchanged(
      deduction === undefined ? undefined : eurosToCents(deduction),
      before.diagnosisCents,
    )
  );
}

/** Whether a post says nothing of a term, or what stands already. */
function isUnchanged<Term>(said: Term | undefined, before: Term | null): boolean {
  return said === undefined || said === before;
}

/** The day that the post names, or the provider's usual time from today (BUD-07). @throws ApiError 400 before tomorrow */
export async function lastDayOf(
  transaction: Transaction,
  companyId: string,
  { valid_until: day }: ProviderBudget,
  now: Date,
): Promise<string> {
  const today = lisbonToday(now);
  if (day === undefined) {
    const { validityDays } = await loadBudgetSettings(transaction, companyId);
    return addDays(today, validityDays);
  }
  if (day <= today) throw new ApiError(400, texts.wrongFormat('valid_until'));
  return day;
}
