import type { Cents } from './cents.ts';
import type { Bars } from '../work/stateName.ts';

/** What stands above the budget. `total` only where it is shown. */
export type BudgetHeader =
  | { readonly label: 'em diagnóstico' | 'em aprovação' | 'em espera'; readonly total?: undefined }
  | { readonly label: 'Aprovado'; readonly total: Cents };

/** The header of the budget by stage and total (DET-19, DET-20, DET-21, C-16). */
export function budgetHeader(bars: Bars, total: Cents | null): BudgetHeader {
  if (bars === 2) return { label: 'em diagnóstico' };
  if (bars === 2.5 && total === null) return { label: 'em aprovação' };
  if (bars >= 3 && total !== null) return { label: 'Aprovado', total };
  return { label: 'em espera' };
}

/** Approve is offered only when the server allows it and a total exists (DET-35). */
export function canApprove(allowApprove: boolean, total: Cents | null): boolean {
  return allowApprove && total !== null;
}
