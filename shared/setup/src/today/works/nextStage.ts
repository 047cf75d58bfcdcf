import type { ProviderWork } from '@portal/api/provider/providerWork';

/** A stage that a work is moved to by hand; that of a budget that waits comes with the budget. */
export type NextStage = 2 | 3 | 4 | 5;

const following: Readonly<Partial<Record<ProviderWork['state']['bars'], NextStage>>> = {
  1: 2,
  2: 3,
  2.5: 3,
  3: 4,
  4: 5,
};

/** Where a work goes next: null at the end, and while its customer decides about the budget (C-806). */
export function nextStage({
  state,
  allow_approve: waits,
}: Pick<ProviderWork, 'state' | 'allow_approve'>): NextStage | null {
  if (state.bars === 2.5 && waits) return null;
  return following[state.bars] ?? null;
}

/** Whether a budget is posted from the page of today: the first one, before the work is under way (C-799). */
export function takesBudget({
  state,
  budget_version: version,
}: Pick<ProviderWork, 'state' | 'budget_version'>): boolean {
  return (version ?? null) === null && (state.bars === 1 || state.bars === 2);
}
