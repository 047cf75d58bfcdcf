import type { LockedWork } from './lockWork.ts';

/** Whether a work asks its customer nothing more: called off, or completed with nothing posted since that waits (C-316). */
export function isWorkOver({
  bars,
  cancelledAt,
  budgetWaits,
}: Pick<LockedWork, 'bars' | 'cancelledAt' | 'budgetWaits'>): boolean {
  return cancelledAt !== null || (Number(bars) === 5 && !budgetWaits);
}
