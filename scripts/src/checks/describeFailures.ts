import type { TestOutcome } from './testOutcome.ts';

/** Enough for the message, the counterexample and its seed; the rest stands above, with the trace. */
const LINES = 12;

function describeOne({ file, title, complaint }: TestOutcome): string {
  const lines = complaint.split('\n').slice(0, LINES);
  return [`  ${file} › ${title}`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/**
 * What went wrong, to stand at the end of a long run, where it is looked for first: each test that needed a second try
 * and, last, as logs are cut from above, each failed test, with what its first failed attempt said.
 * Empty when nothing did.
 */
export function describeFailures(outcomes: readonly TestOutcome[]): string {
  const failed = outcomes.filter(({ passed }) => !passed);
  const retried = outcomes.filter(({ passed, complaint }) => passed && complaint !== '');
  return [
    ...(retried.length > 0 ? ['Passed with a second try:', ...retried.map(describeOne)] : []),
    ...(failed.length > 0 ? ['Failed tests:', ...failed.map(describeOne)] : []),
  ].join('\n');
}
