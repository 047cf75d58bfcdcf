import { fieldTexts } from '../Field/texts.ts';

/**
 * What a counter says aloud: nothing until a tenth is left, then at a tenth, a twentieth, the last
 * ten and none, so that it does not talk over every letter.
 */
export function spokenCounter(length: number, maxLength: number): string {
  const left = Math.max(0, maxLength - length);
  const steps = [0, 10, Math.round(maxLength / 20), Math.round(maxLength / 10)];
  const step = steps.filter((at) => at <= maxLength / 10).toSorted((a, b) => a - b);
  const reached = step.find((at) => left <= at);
  return reached === undefined ? '' : fieldTexts.charactersLeft(reached);
}
