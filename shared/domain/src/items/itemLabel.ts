import { isFilled } from '../text/isFilled.ts';

/** The verticals of the portal (CFG-01). Configurations spell them in upper or lower case. */
export const VERTICALS = [
  'AUTO',
  'TECH',
  'HEALTH',
  'ACCOUNTING',
  'EQUESTRIAN',
  'NUTRITION',
  'PHYSIO',
  'PSYCHO',
  'WELLBEING',
  'BARBERSHOP',
] as const;

/** CFG-03. */
export const ICON_SETS = ['AUTO', 'TECH', 'DEFAULT'] as const;
export type IconSet = (typeof ICON_SETS)[number];

/** The configured icon set; without one, or with an unknown one, `DEFAULT` (CFG-03, CFG-12). */
export function iconSet(configured: string | null | undefined): IconSet {
  return ICON_SETS.find((known) => known === configured) ?? 'DEFAULT';
}

/** Whether a vertical is patient-type, all but the first two: birthday fields and the label default `Paciente` (CFG-05, C-89). */
export function isPatientVertical(vertical: string): boolean {
  return VERTICALS.slice(2).some((patient) => patient === vertical.toUpperCase());
}

/** What a provider calls an item that does not say so itself: a patient where the vertical has patients (CFG-05, C-89). */
export function defaultItemLabel(vertical: string): string {
  return isPatientVertical(vertical) ? 'Paciente' : 'Item';
}

/** The provider's word for an item, `Item` without one (CFG-02). */
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
