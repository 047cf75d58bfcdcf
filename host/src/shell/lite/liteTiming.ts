import type { LiteVisit } from '@portal/contract/liteVisit';
import { frontOffice } from '@portal/contract/addressParameters';

/** Milliseconds: how long the splash stays, and when the toast asks (LITE-17, LITE-21, C-60). */
export interface LiteTiming {
  readonly splash: number;
  readonly toast: number;
}

/** After a navigation, in milliseconds (LITE-21). */
export const TOAST_AFTER_NAVIGATION = 2500;

/** Whoever comes from the front-office, is known here or comes back to the page does not wait. */
export function liteTiming(
  search: string,
  visit: Pick<LiteVisit, 'hasAccount'>,
  isReturn: boolean,
): LiteTiming {
  if (isReturn) return { splash: 0, toast: TOAST_AFTER_NAVIGATION };
  const isFrontOffice = frontOffice(new URLSearchParams(search)) !== null;
  return isFrontOffice || visit.hasAccount
    ? { splash: 0, toast: 2000 }
    : { splash: 4000, toast: 6000 };
}
