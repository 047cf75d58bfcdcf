import type { ViewProblem } from './checkViews.ts';

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * What was found, for people: each element once with the views where it was seen, rule, selector, and what to do.
 */
export function describeProblems(problems: readonly ViewProblem[]): string {
  const places = new Map<string, string[]>();
  for (const { where, problem } of problems) {
    const text =
      typeof problem === 'string'
        ? `does not mount: ${problem}`
        : `${problem.rule} at ${problem.selector}\n${indented(`${problem.help}. ${problem.advice}`)}`;
    places.set(text, [...(places.get(text) ?? []), where]);
  }
  return [...places]
    .map(([text, where]) => {
      const more = where.length > 1 ? ` (and ${where.length - 1} more)` : '';
      return `  ${where[0]}${more}: ${text}`;
    })
    .join('\n');
}
