import type { Bars } from './stateName.ts';

/** Whether the customer may upload, and delete own files: before bars 5, as the customer, not in lite (MED-06, MED-08, C-48). */
export function canChangeMedia(view: {
  bars: Bars;
  isCustomer: boolean;
  isLite: boolean;
}): boolean {
  return view.bars < 5 && view.isCustomer && !view.isLite;
}
