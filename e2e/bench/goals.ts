import { wholeCost } from './documents/measureDocuments.ts';
import { median } from './median.ts';
import type { StartName } from './starts.ts';
import { middle, pairedRatio, type BenchResult } from './results.ts';

/** One goal with what was measured; all of them are "at most". */
export interface Goal {
  name: string;
  value: number;
  goal: number;
  unit: string;
  met: boolean;
}

/** Starts whose content stands in the document. */
const DRAWN: ReadonlySet<StartName> = new Set(['login', 'lite-drawn', 'welcome-drawn']);

function atMost(name: string, value: number, goal: number, unit: string): Goal {
  return { name, value: Math.round(value * 1000) / 1000, goal, unit, met: value <= goal };
}

/** The goals of the architecture page beside what was measured. */
export function readGoals({
  starts,
  hops,
  entries,
  intent,
  repeat,
  quiet,
  documents,
}: BenchResult): Goal[] {
  const goals: Goal[] = [];
  const home = starts.find(({ start }) => start === 'home');
  if (home) {
    const bytes = middle(home.samples.federated, (sample) => sample.bytes['JavaScript'] ?? 0);
    goals.push(atMost('JavaScript to the home, brotli', bytes / 1024, 140, 'KB'));
  }
  for (const result of starts) {
    if (result.condition === 'not throttled') continue;
    const ratio = pairedRatio(result, ({ content }) => content);
    const most = DRAWN.has(result.start) ? 0.35 : 1.05;
    goals.push(
      atMost(`federated ÷ bundle, ${result.start}, ${result.condition}`, ratio, most, '×'),
    );
  }
  for (const { start, hops: counted } of hops) {
    const { beforeData } = counted.federated;
    goals.push(atMost(`dependent hops before the own data, ${start}`, beforeData, 2, 'hops'));
  }
  goals.push(
    atMost('largest remote entry, brotli', Math.max(...Object.values(entries)) / 1024, 7, 'KB'),
  );
  if (starts.length > 0) {
    const shifts = starts.map(({ samples }) =>
      middle(samples.federated, ({ layoutShift }) => layoutShift),
    );
    goals.push(atMost('layout shift, the most of all starts', Math.max(...shifts), 0.02, ''));
  }
  if (intent) {
    const name = 'page of another remote after prefetch on intent';
    goals.push(atMost(name, median(intent.federated), 100, 'ms'));
  }
  if (repeat) {
    const name = 'blocking requests of a repeated visit';
    goals.push(atMost(name, repeat.blocking.length, 0, ''));
  }
  if (quiet) {
    const name = 'calls a minute of quiet details: with the stream, than without';
    goals.push(atMost(name, quiet.following, quiet.polling, ''));
  }
  if (documents) {
    // Sixty of them a second for each core.
    const name = 'processor of a drawn document: edge, service and programs';
    goals.push(atMost(name, wholeCost(documents), 1000 / 60, 'ms'));
  }
  return goals;
}
