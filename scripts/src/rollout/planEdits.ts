import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { Problem } from '../terminal/problem.ts';

/** What is done with a plan, by the word that stands first. */
export const PLAN_EDITS: Readonly<Record<string, RolloutEdit>> = {
  next: { kind: 'next-step' },
  pause: { kind: 'pause-plan' },
  resume: { kind: 'resume-plan' },
  cancel: { kind: 'cancel-plan' },
};

const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60 };

function minutesOf(text: string | undefined): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([mhd])$/.exec(text?.trim() ?? '') ?? [];
  const minutes = Number(number) * (MINUTES[unit] ?? Number.NaN);
  if (!(minutes >= 1))
    throw new Problem('Say how long each step takes at least: --every 30m, 2h or 1d');
  return minutes;
}

function numbersOf(text: string | undefined, problem: string): number[] {
  const numbers = (text ?? '').split(',').map((part) => Number(part.trim() || Number.NaN));
  if (numbers.some((number) => Number.isNaN(number))) throw new Problem(problem);
  return numbers;
}

/** The steps of a version, as somebody typed them. @throws Problem that says what is missing or wrong */
export function planEdit(
  version: string,
  { steps, every, loads = '200' }: { steps?: string; every?: string; loads?: string },
): RolloutEdit {
  const [least = 0] = numbersOf(loads, `--loads is "${loads}", but it is a number.`);
  return {
    kind: 'plan',
    version,
    steps: numbersOf(steps?.replaceAll('%', ''), 'Say the steps in per cent: --steps 5,25,100'),
    minutes: minutesOf(every),
    loads: least,
  };
}
