import { requireEarlyStartText } from '../../withdrawals/earlyStart.ts';
import type { EvidencePerson } from '../evidence/evidence.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { earlyStartOfBudget } from './earlyStartOfBudget.ts';

/** What the customer answered about beginning early, where the version asks about it (LAW-09). @throws ApiError 400 */
export function answeredEarlyStart(
  budget: StoredBudget,
  { earlyStart, person }: { earlyStart?: boolean; person: EvidencePerson },
  now: Date,
): boolean | null {
  if (earlyStart === undefined || earlyStartOfBudget(budget, now) === null) return null;
  requireEarlyStartText({ early_start: earlyStart, texts: person.texts });
  return earlyStart;
}
