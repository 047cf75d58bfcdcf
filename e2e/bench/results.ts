import type { DocumentCost } from './documents/measureDocuments.ts';
import type { Hops } from './measureHops.ts';
import type { Quiet } from './measureQuiet.ts';
import type { Repeat } from './measureRepeat.ts';
import type { Sample } from './starts/measureStart.ts';
import { median } from './median.ts';
import type { StartName } from './starts/starts.ts';

export const VARIANTS = ['federated', 'bundle'] as const;
export type Variant = (typeof VARIANTS)[number];

/** All samples of one start under one condition. */
export interface StartResult {
  start: StartName;
  title: string;
  condition: string;
  samples: Record<Variant, Sample[]>;
}

export interface BenchResult {
  measuredAt: string;
  runs: number;
  starts: StartResult[];
  hops: { start: StartName; title: string; hops: Record<Variant, Hops> }[];
  /** Brotli bytes of each remote's federation entry. */
  entries: Record<string, number>;
  /** Milliseconds from the click to a page of another remote, prefetched on intent. */
  intent: Record<Variant, number[]> | null;
  repeat: Repeat | null;
  quiet: Quiet | null;
  /** The largest delay of a press or key in each visit, in milliseconds, by page; null unless they were measured. */
  interactions?: { title: string; delays: number[] }[] | null;
  /** What drawn documents cost; nothing unless they were measured. */
  documents?: DocumentCost | null;
  /** Titles of what was wanted and could not be measured. */
  failed: string[];
}

/** The median of one figure over the samples. */
export function middle(samples: readonly Sample[], read: (sample: Sample) => number): number {
  return median(samples.map(read));
}

/** Median of the paired ratios federated ÷ bundle, which cancels what slows both sides of a pair. */
export function pairedRatio({ samples }: StartResult, read: (sample: Sample) => number): number {
  const ratios = samples.federated.map((sample, index) => {
    const other = samples.bundle[index];
    return other ? read(sample) / read(other) : Number.NaN;
  });
  return median(ratios.filter((ratio) => Number.isFinite(ratio)));
}
