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
export type Vertical = (typeof VERTICALS)[number];

export const ICON_SETS = ['AUTO', 'TECH', 'DEFAULT'] as const;
/** CFG-03, CFG-12. */
export type IconSet = (typeof ICON_SETS)[number];
export const DEFAULT_ICON_SET: IconSet = 'DEFAULT';

export const DEFAULT_ITEM_LABEL = 'Item';

const PATIENT_VERTICALS: ReadonlySet<string> = new Set([
  'ACCOUNTING',
  'EQUESTRIAN',
  'HEALTH',
  'NUTRITION',
  'PHYSIO',
  'PSYCHO',
  'WELLBEING',
  'BARBERSHOP',
]);

/** Whether a vertical is patient-type: birthday fields and the label default `Paciente` (CFG-05, C-89). */
export function isPatientVertical(vertical: string): boolean {
  return PATIENT_VERTICALS.has(vertical.toUpperCase());
}

/** The provider's word for an item, `Item` without one (CFG-02). */
export function itemLabel(configured: string | null | undefined): string {
  const label = configured?.trim() ?? '';
  return label === '' ? DEFAULT_ITEM_LABEL : label;
}

/** The plural of the item label: the explicit one, or the label and `s` (SID-03, C-89). */
export function itemLabelPlural(
  label: string | null | undefined,
  explicitPlural?: string | null,
): string {
  const plural = explicitPlural?.trim() ?? '';
  return plural === '' ? `${itemLabel(label)}s` : plural;
}
