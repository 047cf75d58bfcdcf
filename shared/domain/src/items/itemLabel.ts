import { isFilled } from '../text/isFilled.ts';
import { isPatientVertical } from './isPatientVertical.ts';

/** What a provider calls an item that does not say so itself: a patient where the vertical has patients (CFG-05, C-89). */
export function defaultItemLabel(vertical: string): string {
  return isPatientVertical(vertical) ? 'Paciente' : 'Item';
}

/** The provider's word for an item, which names it everywhere (ITM-01); `Item` without one (CFG-02). */
export function itemLabel(configured: string | null | undefined): string {
  return isFilled(configured) ? configured.trim() : 'Item';
}

/** The plural of the item label: the explicit one, or the label and `s` (SID-03, C-89). */
export function itemLabelPlural(
  label: string | null | undefined,
  explicitPlural?: string | null,
): string {
  return isFilled(explicitPlural) ? explicitPlural.trim() : `${itemLabel(label)}s`;
}
