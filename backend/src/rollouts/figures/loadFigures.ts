import { loadTimeQuantileOf } from '../telemetry/loadTimes.ts';

/** Loads of a release, a step of time or anything else, with their outcomes and times. */
export interface LoadFigures {
  loads: number;
  failures: number;
  /** Failures by their stable code. */
  codes: Map<string, number>;
  /** Loads that were shown, by the span of their time. */
  spans: Map<number, number>;
}

/** Times within which half, three quarters and 95 of 100 loads were shown, in milliseconds; null without any. */
export interface LoadTimes {
  median: number | null;
  p75: number | null;
  p95: number | null;
}

export const noFigures = (): LoadFigures => ({
  loads: 0,
  failures: 0,
  codes: new Map(),
  spans: new Map(),
});

/** Counts so many loads of one outcome and span. */
export function addFigures(
  figures: LoadFigures,
  { outcome, span, count }: { outcome: string; span: number; count: number },
): void {
  figures.loads += count;
  if (outcome === 'shown') {
    figures.spans.set(span, (figures.spans.get(span) ?? 0) + count);
    return;
  }
  figures.failures += count;
  figures.codes.set(outcome, (figures.codes.get(outcome) ?? 0) + count);
}

export const loadTimesOfFigures = ({ spans }: LoadFigures): LoadTimes => ({
  median: loadTimeQuantileOf(spans, 0.5),
  p75: loadTimeQuantileOf(spans, 0.75),
  p95: loadTimeQuantileOf(spans, 0.95),
});

/** The part of loads that failed, from 0 to 1; null where nothing was loaded. */
export const failureRateOfFigures = ({
  loads,
  failures,
}: Pick<LoadFigures, 'loads' | 'failures'>): number | null =>
  loads === 0 ? null : failures / loads;
