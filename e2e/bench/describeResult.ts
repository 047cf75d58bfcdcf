import { wholeCost } from './documents/measureDocuments.ts';
import { readGoals } from './goals.ts';
import type { Sample } from './starts/measureStart.ts';
import { median } from './median.ts';
import { middle, pairedRatio, type BenchResult, type StartResult } from './results.ts';

const FIGURES: readonly [name: string, read: (sample: Sample) => number, digits: number][] = [
  ['own content, ms', ({ content }) => content, 0],
  ['first press handled, ms', ({ handled }) => handled, 0],
  ['shell’s first paint, ms', ({ shellPaint }) => shellPaint, 0],
  ['first paint, ms', ({ firstPaint }) => firstPaint, 0],
  ['JavaScript, KB', ({ bytes }) => (bytes['JavaScript'] ?? 0) / 1024, 1],
  ['CSS, KB', ({ bytes }) => (bytes['CSS'] ?? 0) / 1024, 1],
  ['HTML, KB', ({ bytes }) => (bytes['HTML'] ?? 0) / 1024, 1],
  ['font, KB', ({ bytes }) => (bytes['font'] ?? 0) / 1024, 1],
  ['requests', ({ requests }) => requests, 0],
  ['layout shift', ({ layoutShift }) => layoutShift, 3],
];

function row(cells: readonly string[]): string {
  return `  ${(cells[0] ?? '').padEnd(60)}${cells
    .slice(1)
    .map((cell) => cell.padStart(12))
    .join('')}`;
}

function startTable(result: StartResult): string[] {
  const { federated, bundle } = result.samples;
  const moved = new Set(federated.flatMap((sample) => sample.moved));
  return [
    `\n${result.title}, cold: ${result.condition}`,
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
    ...[...moved].map((what) => row([`moved: ${what}`])),
  ];
}

function hopsTable({ hops }: BenchResult): string[] {
  if (hops.length === 0) return [];
  return [
    '\nDependent hops before the own data, and before the own content',
    row(['', 'federated', 'one bundle']),
    ...hops.map(({ title, hops: { federated, bundle } }) =>
      row([
        title,
        ...[federated, bundle].map((side) => `${side.beforeData}, ${side.beforeContent}`),
      ]),
    ),
  ];
}

function intentTable({ intent }: BenchResult): string[] {
  if (!intent) return [];
  return [
    '\nFrom the home to the booking, never opened, after the pointer has rested on the link, ms',
    row(['federated', median(intent.federated).toFixed(0)]),
    row(['one bundle', median(intent.bundle).toFixed(0)]),
  ];
}

function repeatTable({ repeat }: BenchResult): string[] {
  if (!repeat) return [];
  return [
    '\nThe home again, over the network before its content',
    row(['document, scripts, styles, fonts', String(repeat.blocking.length)]),
    ...repeat.blocking.map((path) => row([`  ${path}`])),
    row(['calls of the services, and the check of the document', String(repeat.data)]),
    row([
      'own content, ms: first visit, second',
      repeat.first.toFixed(0),
      repeat.second.toFixed(0),
    ]),
  ];
}

function quietTable({ quiet }: BenchResult): string[] {
  if (!quiet) return [];
  return [
    '\nCalls of details that stand open for a minute in which nothing happens',
    row(['with the stream', String(quiet.following)]),
    row(['without it', String(quiet.polling)]),
    row(['  and tries to open it', String(quiet.tries)]),
  ];
}

function documentsTable({ documents }: BenchResult): string[] {
  if (!documents) return [];
  const costs = [
    ['edge', documents.edge],
    ['edge, service and programs', wholeCost(documents)],
  ] as const;
  return [
    '\nProcessor of a drawn document',
    row(['', 'ms', 'a second']),
    ...costs.map(([name, cost]) => row([name, cost.toFixed(1), (1000 / cost).toFixed(0)])),
  ];
}

/** The whole result as text: one table per measurement, then the goals. */
export function describeResult(result: BenchResult): string {
  return [
    `${result.runs} paired runs, medians.`,
    ...result.starts.flatMap(startTable),
    ...hopsTable(result),
    ...intentTable(result),
    ...repeatTable(result),
    ...quietTable(result),
    ...documentsTable(result),
    '\nRemote entries, KB brotli',
    ...Object.entries(result.entries).map(([name, bytes]) =>
      row([name, (bytes / 1024).toFixed(1)]),
    ),
    '\nGoals',
    row(['', 'result', 'at most', '']),
    ...readGoals(result).map(({ name, value, goal, unit, met }) =>
      row([name, `${value} ${unit}`, `${goal} ${unit}`, met ? 'met' : 'missed']),
    ),
    ...result.failed.map((name) => `\nNOT MEASURED, see above: ${name}`),
  ].join('\n');
}
