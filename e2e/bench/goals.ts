import { median } from './median.ts';
import { middle, pairedRatio, type BenchResult } from './results.ts';

/** One goal with what was measured; all of them are "at most". */
export interface Goal {
  name: string;
  value: number;
  goal: number;
  unit: string;
  met: boolean;
}

function atMost(name: string, value: number, goal: number, unit: string): Goal {
  return { name, value: Math.round(value * 1000) / 1000, goal, unit, met: value <= goal };
}

/** The goals of the architecture page beside the results. */
export function readGoals(result: BenchResult): Goal[] {
  const [slow, quick] = result.conditions;
  if (!slow || !quick) return [];
  const { federated } = slow.samples;
  const largestEntry = Math.max(...Object.values(result.entries));
  return [
    atMost(
      'JavaScript to the home, brotli',
      middle(federated, ({ bytes }) => bytes['JavaScript'] ?? 0) / 1024,
      150,
      'KB',
    ),
    atMost(
      'JavaScript to the home, brotli (first version)',
      middle(federated, ({ bytes }) => bytes['JavaScript'] ?? 0) / 1024,
      180,
      'KB',
    ),
    atMost(
      `federated ÷ bundle, content, ${slow.condition}`,
      pairedRatio(slow, ({ content }) => content),
      1.05,
      '×',
    ),
    atMost(
      `federated ÷ bundle, content, ${slow.condition} (first version)`,
      pairedRatio(slow, ({ content }) => content),
      1.25,
      '×',
    ),
    atMost(
      `federated ÷ bundle, content, ${quick.condition}`,
      pairedRatio(quick, ({ content }) => content),
      1.05,
      '×',
    ),
    atMost(
      'dependent network hops before the page’s own data',
      middle(federated, ({ hops }) => hops),
      2,
      'hops',
    ),
    atMost('largest remote entry, brotli', largestEntry / 1024, 7, 'KB'),
    atMost(
      'page of another remote, code already there',
      median(result.navigation.federated),
      100,
      'ms',
    ),
    atMost(
      'layout shift',
      middle(federated, ({ layoutShift }) => layoutShift),
      0.02,
      '',
    ),
  ];
}
