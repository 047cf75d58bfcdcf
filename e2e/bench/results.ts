import type { Sample } from './measureHome.ts';
import { median } from './median.ts';

export const VARIANTS = ['federated', 'bundle'] as const;
export type Variant = (typeof VARIANTS)[number];

/** All samples of one condition. */
export interface ConditionResult {
  condition: string;
  samples: Record<Variant, Sample[]>;
}

export interface BenchResult {
  measuredAt: string;
  runs: number;
  conditions: ConditionResult[];
  /** Brotli bytes of each remote's federation entry. */
  entries: Record<string, number>;
  /** Milliseconds from the home to a page of another remote, code already there. */
  navigation: Record<Variant, number[]>;
}

/** The median of one figure over the samples. */
export function middle(samples: readonly Sample[], read: (sample: Sample) => number): number {
  return median(samples.map(read));
}

/** Median of the paired ratios federated ÷ bundle, which cancels what slows both sides of a pair. */
export function pairedRatio(
  { samples }: ConditionResult,
  read: (sample: Sample) => number,
): number {
  const ratios = samples.federated.map((sample, index) => {
    const other = samples.bundle[index];
    return other ? read(sample) / read(other) : Number.NaN;
  });
  return median(ratios.filter((ratio) => Number.isFinite(ratio)));
}
