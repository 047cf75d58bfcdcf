/** The icon sets that a provider chooses from (CFG-03). */
export const ICON_SETS = ['AUTO', 'TECH', 'DEFAULT'] as const;
export type IconSet = (typeof ICON_SETS)[number];

/** The configured icon set; without one, or with an unknown one, `DEFAULT` (CFG-03, CFG-12). */
export function iconSet(configured: string | null | undefined): IconSet {
  return ICON_SETS.find((known) => known === configured) ?? 'DEFAULT';
}
