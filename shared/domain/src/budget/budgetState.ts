import type { IsoDate } from '../time/isoDate.ts';
import type { DecidableJob } from './jobState.ts';

/** What a version of a budget can be (part 3, BUD). */
export const BUDGET_STATES = [
  'waiting',
  'decided',
  'expired',
  'informative',
  'superseded',
] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];

/** What the rule reads of a version. */
export interface BudgetFacts {
  /** Whether no newer version was posted. */
  readonly isInForce: boolean;
  readonly needsApproval: boolean;
  /** The last day on which it is valid, in Lisbon (BUD-07). */
  readonly validUntil: IsoDate;
  readonly jobs: readonly Pick<DecidableJob, 'state'>[];
}

/** The state of a version today. It expires by itself when its last day is over and a job is undecided (BUD-27). */
export function budgetState(budget: BudgetFacts, today: IsoDate): BudgetState {
  if (!budget.isInForce) return 'superseded';
  if (!budget.needsApproval) return 'informative';
  if (budget.jobs.every(({ state }) => state !== 'undecided')) return 'decided';
  return isValid(budget, today) ? 'waiting' : 'expired';
}

/** Whether its prices still stand today (BUD-07). */
export function isValid({ validUntil }: Pick<BudgetFacts, 'validUntil'>, today: IsoDate): boolean {
  return today <= validUntil;
}

/**
 * Whether the customer may decide: in force, asked for, valid, and some job is not approved. What was declined or put
 * off may be approved as long as the version is valid (BUD-25, BUD-28).
 */
export function canDecide(budget: BudgetFacts, today: IsoDate): boolean {
  return (
    budget.isInForce &&
    budget.needsApproval &&
    isValid(budget, today) &&
    budget.jobs.some(({ state }) => state !== 'approved')
  );
}
