import type { ProviderBudget } from '@portal/api/provider/budget';
import type { StoredBudget } from '../storedBudget.ts';
import { agreementOf } from './progress.ts';
import { isSameTerms } from './terms.ts';

/**
 * Whether a version asks about nothing but what the version before asks about already, on the same terms: its customer
 * was told of that (BUD-26, C-876).
 */
export function asksTheSame(
  before: StoredBudget,
  after: StoredBudget,
  post: ProviderBudget,
  now: Date,
): boolean {
  const asked = new Map(
    before.jobs
      .filter(({ state }) => state === 'undecided')
      .map((job) => [job.id, agreementOf(job)] as const),
  );
  return (
    isSameTerms(before, post, now) &&
    after.jobs.every((job) => job.state !== 'undecided' || asked.get(job.id) === agreementOf(job))
  );
}
