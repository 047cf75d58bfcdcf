import { isFilled } from '../text/isFilled.ts';

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

/** Whether a number is one of the stages; anything else a server may say is not guessed (DET-16). */
export function isBars(value: number): value is Bars {
  return Object.hasOwn(DEFAULT_STATE_NAMES, value);
}

/**
 * The name of the stage: the server's, except bars 1 without worksheets
 * (DET-17) and bars 2.5 while approval is not allowed (DET-18).
 */
export function stateName(
  state: { bars: Bars; name: string },
  rules: { worksheetOperational: boolean; allowApprove: boolean },
): string {
  if (state.bars === 1 && !rules.worksheetOperational) return 'Pedido a decorrer';
  if (state.bars === 2.5 && !rules.allowApprove) return 'Aguarda aprovação';
  return isFilled(state.name) ? state.name : DEFAULT_STATE_NAMES[state.bars];
}
