import { median } from './median.ts';
import type { StartName } from './starts/starts.ts';
import { middle, pairedRatio, type BenchResult } from './results.ts';

/** One goal with what was measured; all of them are "at most". */
export interface Goal {
  name: string;
  value: number;
  goal: number;
  unit: string;
  met: boolean;
}

/** What the own content may take at most, of the time of one bundle: of starts whose content stands in the document. */
const DRAWN: Partial<Record<StartName, number>> = {
  login: 0.35,
  'lite-drawn': 0.35,
  'welcome-drawn': 0.35,
  'payment-drawn': 0.35,
  'details-drawn': 0.35,
  'booking-drawn': 0.35,
  'home-drawn': 0.4,
};
const UNDRAWN = 1.05;
const HANDLED = 1.03;
const NOT_THROTTLED = 1;

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
  interactions,
}: BenchResult): Goal[] {
  const goals: Goal[] = [];
  const home = starts.find(({ start }) => start === 'home');
  if (home) {
    const bytes = middle(home.samples.federated, (sample) => sample.bytes['JavaScript'] ?? 0);
    goals.push(atMost('JavaScript to the home, brotli', bytes / 1024, 140, 'KB'));
  }
  for (const result of starts) {
    const isThrottled = result.condition !== 'not throttled';
    const name = `federated ÷ bundle, ${result.start}, ${result.condition}`;
    const content = pairedRatio(result, (sample) => sample.content);
    const most = isThrottled ? (DRAWN[result.start] ?? UNDRAWN) : NOT_THROTTLED;
    goals.push(atMost(name, content, most, '×'));
    const handled = pairedRatio(result, (sample) => sample.handled);
    if (isThrottled && Number.isFinite(handled))
      goals.push(atMost(`${name}, first press handled`, handled, HANDLED, '×'));
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
  if (interactions)
    for (const { title, delays } of interactions) {
      const name = `largest delay of a press, ${title}`;
      goals.push(atMost(name, median(delays), 100, 'ms'));
    }
  if (documents) {
    // Sixty of them a second for each core of the edge; the whole cost stands in a table of its own.
    const name = 'processor of a drawn document at the edge';
    goals.push(atMost(name, documents.edge, 1000 / 60, 'ms'));
  }
  return goals;
}
