import type { DecisionRecord } from '../evidence/decisionRecord.ts';
import type { LockedWork } from '../lockWork.ts';
import { stateAfterDecision } from '../applyBudgetToWork.ts';
import type { StoredBudget } from '../storedBudget.ts';

/**
 * Whether the last decision about the version in force can be taken back: its time is not over, and since then the stage
 * is what it made of it, no line was done, nothing was demanded and nothing withdrawn from (BUD-29, C-420).
 */
export function canUndo(
  decision: Pick<DecisionRecord, 'undoUntil' | 'barsBefore' | 'hasMovedOn'>,
  work: Pick<LockedWork, 'bars' | 'cancelledAt'>,
  budget: Pick<StoredBudget, 'jobs'>,
  now: Date,
): boolean {
  const { undoUntil, barsBefore, hasMovedOn } = decision;
  if (undoUntil === null || undoUntil <= now || hasMovedOn) return false;
  if (barsBefore === null || work.cancelledAt !== null) return false;
  // What the decision made of the work is what its states make of it: anything else is the provider's doing.
  const settled = stateAfterDecision({ bars: barsBefore, stateName: null }, budget);
  return Number(work.bars) === Number(settled.bars);
}
