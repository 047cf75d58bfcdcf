import { seconds } from '../terminal/seconds.ts';
import type { TestOutcome } from './testOutcome.ts';

/** How many files are worth a look. */
const SHOWN = 10;

/** A step of `npm test` and how long it took, in milliseconds. */
export interface StepTime {
  title: string;
  milliseconds: number;
}

/** Where the time of a run went: each step, and the files whose tests took longest, at all sizes together. */
export function describeTimes(
  steps: readonly StepTime[],
  outcomes: readonly Pick<TestOutcome, 'file' | 'milliseconds'>[],
): string {
  const files = new Map<string, number>();
  for (const { file, milliseconds } of outcomes)
    files.set(file, (files.get(file) ?? 0) + milliseconds);
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  const line = (title: string, milliseconds: number) =>
    `${seconds(milliseconds).padStart(10)}  ${title}`;
  return [
    'Time of each step:',
    ...steps.map(({ title, milliseconds }) => line(title, milliseconds)),
    ...(slowest.length > 0 ? ['Slowest files:'] : []),
    ...slowest.map(([file, milliseconds]) => line(file, milliseconds)),
  ].join('\n');
}
