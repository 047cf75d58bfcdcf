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

/** The tab to start on where none was chosen: the first that is not empty (SRV-04). */
export function startingSection(
  lists: Readonly<Record<Section, { works: readonly unknown[] | undefined }>>,
): Section {
  return SECTIONS.find((section) => lists[section].works?.length) ?? 'inProgress';
}
