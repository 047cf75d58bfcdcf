import type { Bars } from '@portal/domain/work/stateName';

/** The sections of the home, in their order (SRV-01). */
export const SECTIONS = ['inProgress', 'scheduled', 'history'] as const;
export type Section = (typeof SECTIONS)[number];
export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  inProgress: 'Em Curso',
  scheduled: 'Marcações',
  history: 'Histórico',
};

/** The section a service belongs to by its stage, as the lite home groups (LITE-16). */
export function sectionOf(bars: Bars, isHistory: boolean): Section {
  if (bars === 5 || (bars === 0 && isHistory)) return 'history';
  return bars === 0 ? 'scheduled' : 'inProgress';
}

/** The tab to start on: the one chosen before, else the first that is not empty (SRV-04, SRV-05). */
export function startingSection(
  counts: Readonly<Record<Section, number>>,
  chosen?: Section,
): Section {
  return chosen ?? SECTIONS.find((section) => counts[section] > 0) ?? 'inProgress';
}
