import { readGoals } from './goals.ts';
import type { Sample } from './measureHome.ts';
import { median } from './median.ts';
import { middle, pairedRatio, type BenchResult, type ConditionResult } from './results.ts';

const FIGURES: readonly [name: string, read: (sample: Sample) => number, digits: number][] = [
  ['own content, ms', ({ content }) => content, 0],
  ['shell’s first paint, ms', ({ shellPaint }) => shellPaint, 0],
  ['first paint, ms', ({ firstPaint }) => firstPaint, 0],
  ['JavaScript, KB', ({ bytes }) => (bytes['JavaScript'] ?? 0) / 1024, 1],
  ['CSS, KB', ({ bytes }) => (bytes['CSS'] ?? 0) / 1024, 1],
  ['HTML, KB', ({ bytes }) => (bytes['HTML'] ?? 0) / 1024, 1],
  ['font, KB', ({ bytes }) => (bytes['font'] ?? 0) / 1024, 1],
  ['requests', ({ requests }) => requests, 0],
  ['dependent hops', ({ hops }) => hops, 0],
  ['layout shift', ({ layoutShift }) => layoutShift, 3],
];

function row(cells: readonly string[]): string {
  return `  ${(cells[0] ?? '').padEnd(52)}${cells
    .slice(1)
    .map((cell) => cell.padStart(12))
    .join('')}`;
}

function conditionTable(result: ConditionResult): string[] {
  const { federated, bundle } = result.samples;
  return [
    `\n${result.condition}`,
    row(['', 'federated', 'one bundle', 'ratio']),
    ...FIGURES.map(([name, read, digits]) => {
      const ratio = pairedRatio(result, read);
      return row([
        name,
        middle(federated, read).toFixed(digits),
        middle(bundle, read).toFixed(digits),
        Number.isFinite(ratio) ? ratio.toFixed(2) : '',
      ]);
    }),
  ];
}

/** The whole result as text: one table per condition, then the goals. */
export function describeResult(result: BenchResult): string {
  const { navigation } = result;
  return [
    `The home of a logged-in customer, cold, ${result.runs} paired runs, medians.`,
    ...result.conditions.flatMap(conditionTable),
    '\nRemote entries, KB brotli',
    ...Object.entries(result.entries).map(([name, bytes]) =>
      row([name, (bytes / 1024).toFixed(1)]),
    ),
    '\nFrom the home to the booking, code already there, ms',
    row(['federated', median(navigation.federated).toFixed(0)]),
    row(['one bundle', median(navigation.bundle).toFixed(0)]),
    '\nGoals',
    row(['', 'result', 'at most', '']),
    ...readGoals(result).map(({ name, value, goal, unit, met }) =>
      row([name, `${value} ${unit}`, `${goal} ${unit}`, met ? 'met' : 'missed']),
    ),
  ].join('\n');
}
