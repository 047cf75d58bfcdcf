import type { IsoDate } from '@portal/domain/time/isoDate';
import { earlyStartBefore } from '../../withdrawals/earlyStart.ts';
import type { StoredBudget } from '../storedBudget.ts';

/**
 * Before which day what is approved now needs the request to begin early: null where it may not be withdrawn from, and
 * where the version itself says that the work begins later (LAW-09, LAW-10).
 */
export function earlyStartOfBudget(
  { withdrawalExcluded, startsOn }: Pick<StoredBudget, 'withdrawalExcluded' | 'startsOn'>,
  now: Date,
): IsoDate | null {
  const before = earlyStartBefore(withdrawalExcluded, now);
  return before !== null && startsOn !== null && startsOn >= before ? null : before;
}
