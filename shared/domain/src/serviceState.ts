/** The stages of a work (DET-16). */
export const BARS = [0, 1, 2, 2.5, 3, 4, 5] as const;
export type Bars = (typeof BARS)[number];

/** What each stage means when the server gives no name of its own (DET-16). */
export const DEFAULT_STATE_NAMES: Readonly<Record<Bars, string>> = {
  0: 'Marcado',
  1: 'Iniciado',
  2: 'Em diagnóstico',
  2.5: 'Aguarda a sua aprovação',
  3: 'Em curso',
  4: 'Controlo final',
  5: 'Concluído',
};
/** Exact texts (DET-17, DET-18). */
export const REQUEST_RUNNING = 'Pedido a decorrer';
export const AWAITS_APPROVAL = 'Aguarda aprovação';

/** Whether a number is one of the stages; anything else a server may say is not guessed. */
export function isBars(value: number): value is Bars {
  return BARS.some((bars) => bars === value);
}

/**
 * The name of the stage: the server's, except bars 1 without worksheets
 * (DET-17) and bars 2.5 while approval is not allowed (DET-18).
 */
export function stateName(
  state: { bars: Bars; name: string },
  rules: { worksheetOperational: boolean; allowApprove: boolean },
): string {
  if (state.bars === 1 && !rules.worksheetOperational) return REQUEST_RUNNING;
  if (state.bars === 2.5 && !rules.allowApprove) return AWAITS_APPROVAL;
  return state.name.trim() === '' ? DEFAULT_STATE_NAMES[state.bars] : state.name;
}

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
  if (bars === 5) return 'history';
  if (bars === 0) return isHistory ? 'history' : 'scheduled';
  return 'inProgress';
}

/** Services by section, each in the order it came in (LITE-16). */
export function groupBySection<T extends { state: { bars: Bars }; is_history: boolean }>(
  services: readonly T[],
): Record<Section, T[]> {
  const groups: Record<Section, T[]> = { inProgress: [], scheduled: [], history: [] };
  for (const service of services)
    groups[sectionOf(service.state.bars, service.is_history)].push(service);
  return groups;
}

/** The tab to start on: the one chosen before, else the first that is not empty (SRV-04, SRV-05). */
export function startingSection(
  counts: Readonly<Record<Section, number>>,
  chosen?: Section,
): Section {
  return chosen ?? SECTIONS.find((section) => counts[section] > 0) ?? 'inProgress';
}
