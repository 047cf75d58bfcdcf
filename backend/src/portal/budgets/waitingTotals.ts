import type { StoredBudget, StoredJob } from './storedBudget.ts';
import { totalsOf } from './totalsOf.ts';

/** What waits for the customer's decision, in cents with VAT. */
export interface WaitingTotals {
  /** What the jobs cost that wait: on top of what is agreed, what approving all of them adds to it. */
  totalCents: number;
  /** What is agreed already; null when nothing is. */
  agreedCents: number | null;
}

/** What a message of a budget that waits names: what is asked, not what was agreed before (C-876). */
export function waitingTotals(budget: StoredBudget): WaitingTotals {
  const of = (...states: StoredJob['state'][]) =>
    budget.jobs.filter(({ state }) => states.includes(state));
  const agreed = of('approved');
  if (agreed.length === 0) {
    // As the page shows it: the diagnosis is taken off what is approved.
    const { totalCents } = totalsOf({ ...budget, diagnosisCents: 0 }, of('undecided'));
    return { totalCents, agreedCents: null };
  }
  const { totalCents: agreedCents } = totalsOf(budget, agreed);
  const { totalCents: both } = totalsOf(budget, of('approved', 'undecided'));
  return { totalCents: both - agreedCents, agreedCents };
}
