import type { Cents } from './money.ts';
import type { Bars } from './serviceState.ts';

/** What stands above the budget. `total` only where it is shown. */
export type BudgetHeader =
  | { readonly kind: 'diagnosis'; readonly label: 'em diagnóstico' }
  | { readonly kind: 'approval'; readonly label: 'em aprovação' }
  | { readonly kind: 'approved'; readonly label: 'Aprovado'; readonly total: Cents }
  | { readonly kind: 'waiting'; readonly label: 'em espera' };

/** The header of the budget by stage and total (DET-19, DET-20, DET-21, C-16). */
export function budgetHeader(bars: Bars, total: Cents | null): BudgetHeader {
  if (bars === 2) return { kind: 'diagnosis', label: 'em diagnóstico' };
  if (bars === 2.5 && total === null) return { kind: 'approval', label: 'em aprovação' };
  if (bars >= 3 && total !== null) return { kind: 'approved', label: 'Aprovado', total };
  return { kind: 'waiting', label: 'em espera' };
}

/** Approve is offered only when the server allows it and a total exists (DET-35). */
export function canApprove(allowApprove: boolean, total: Cents | null): boolean {
  return allowApprove && total !== null;
}
