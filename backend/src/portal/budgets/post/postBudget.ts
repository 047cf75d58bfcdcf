import type { ProviderBudget } from '@portal/api/provider/budget';
import { REFUSALS } from '@portal/api/work/budget/decision';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { totalsOf } from '../totalsOf.ts';
import { jobsOfLines } from './jobsOfLines.ts';
import { jobsOfPost } from './jobsOfPost.ts';
import type { LockedWork } from '../lockWork.ts';
import { exclusionOf } from '../../withdrawals/withdrawalRight.ts';
import { partiesOf } from './partiesOf.ts';
import { insertBudget } from './insertBudget.ts';
import { keepProgress } from './keepProgress.ts';
import { asksTheSame } from './asksTheSame.ts';
import { isProgress, withProgress } from './progress.ts';
import { asks, isSameTerms, lastDayOf, termsOf } from './terms.ts';
import { isWaiting, applyBudgetToWork } from '../applyBudgetToWork.ts';
import { loadBudget, type StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/** A budget that was posted. */
export interface PostedBudget {
  budget: StoredBudget;
  /** Whether the customer has something new to decide. */
  waits: boolean;
  /** What was agreed and costs less by now, or fell away, in cents with VAT; null when nothing did (D-27). */
  reduced: { beforeCents: number; afterCents: number } | null;
  /** Fields of the provider's identity that the law wants on a budget and that are missing (BUD-08, D-24). */
  warnings: string[];
}

/**
 * Makes the next version of a locked work's budget (BUD-01 to BUD-08, BUD-26, D-27).
 * @throws ApiError 400 for a last day before tomorrow, 409 `JOB_ALREADY_APPROVED` when an approved job is altered or
 * left out, 404 for files that are not the provider's of this work
 */
export async function postBudget(
  transaction: Transaction,
  company: Company,
  work: LockedWork,
  post: ProviderBudget,
  now: Date,
): Promise<PostedBudget> {
  const before = await loadBudget(transaction, work.id, work.budgetVersion);
  const jobs =
    post.jobs === undefined
      ? jobsOfLines(post, before)
      : await jobsOfPost(transaction, company.id, work.id, post, before);
  const { provider, customer, warnings } = await partiesOf(transaction, company, work.clientId);
  if (before !== undefined && isSameTerms(before, post, now) && isProgress(before, jobs)) {
    const budget = { ...before, jobs: withProgress(before, jobs) };
    await keepProgress(transaction, budget);
    await applyBudgetToWork(transaction, work, budget, work, now);
    return { budget, waits: false, reduced: null, warnings };
  }
  const changed = before?.jobs.find(
    (job) =>
      job.state === 'approved' &&
      !jobs.some(({ id, state }) => id === job.id && state === 'approved'),
  );
  if (post.jobs !== undefined && changed !== undefined) throw alreadyApproved(changed.title);
  const wasAgreed = before?.jobs.some(({ state }) => state === 'approved') === true;
  const isAgreed = jobs.some(({ state }) => state === 'approved');
  const terms = termsOf(post, isAgreed ? before : undefined);
  const totals = totalsOf({ ...terms, diagnosisCents: 0 }, jobs);
  const budget = await insertBudget(transaction, {
    work,
    jobs,
    totals,
    terms,
    post,
    validUntil: await lastDayOf(transaction, company.id, post, now),
    needsApproval: wasAgreed || asks(work, post),
    itemised: post.jobs !== undefined || (before?.itemised === true && isAgreed) || jobs.length > 1,
    provider,
    customer,
    withdrawalExcluded: exclusionOf(company),
    now,
  });
  const waits = isWaiting(budget);
  const bars = waits && Number(work.bars) < 3 ? '2.5' : work.bars;
  // Extra work keeps the stage, and the name that the provider gave it (BUD-26).
  const keepsName = bars === work.bars && (!waits || Number(bars) > 2.5);
  const stateName = keepsName ? work.stateName : null;
  await applyBudgetToWork(transaction, work, budget, { bars, stateName }, now);
  const isKnown = wasAgreed && before !== undefined && asksTheSame(before, budget, post, now);
  return { budget, waits: waits && !isKnown, reduced: reductionOf(before, budget), warnings };
}

function reductionOf(
  before: StoredBudget | undefined,
  after: StoredBudget,
): PostedBudget['reduced'] {
  // What only tells and asks nothing agrees to nothing (BUD-03).
  if (before === undefined || !after.needsApproval) return null;
  const agreed = (budget: StoredBudget) => {
    const jobs = budget.jobs.filter(({ state }) => state === 'approved');
    const lines = jobs.reduce((sum, job) => sum + job.lines.length, 0);
    return { lines, cents: totalsOf(budget, jobs).totalCents };
  };
  const [was, is] = [agreed(before), agreed(after)];
  if (is.cents >= was.cents && is.lines >= was.lines) return null;
  return { beforeCents: was.cents, afterCents: is.cents };
}

function alreadyApproved(title: string): ApiError {
  return new ApiError(409, texts.alreadyApproved(title), {
    extra: { reason: REFUSALS.jobAlreadyApproved },
  });
}
