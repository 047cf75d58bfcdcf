/** Upper ends of the spans in which load times are counted, in milliseconds; each is about 1.4 times the last. */
export const LOAD_TIME_SPAN_ENDS: readonly number[] = [
  25, 35, 50, 70, 100, 140, 200, 280, 400, 560, 800, 1100, 1600, 2200, 3200, 4500, 6400, 9000,
  15_000, 30_000,
];

/** The span of a load time; the last span has no end. */
export function loadTimeSpanOf(milliseconds: number): number {
  const span = LOAD_TIME_SPAN_ENDS.findIndex((end) => milliseconds <= end);
  return span === -1 ? LOAD_TIME_SPAN_ENDS.length : span;
}

/**
 * The time within which a part of the loads was there, of times counted by span, as the end of the span in which it
 * lies, in milliseconds.
 * @param part 0.5 for the median
 * @returns null when nothing was counted
 */
export function loadTimeQuantileOf(
  counts: ReadonlyMap<number, number>,
  part: number,
): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [span, count] of [...counts].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= total * part)
      return LOAD_TIME_SPAN_ENDS[span] ?? LOAD_TIME_SPAN_ENDS.at(-1) ?? null;
  }
  return null;
}

/** The median of times counted by span, see `loadTimeQuantileOf`. */
export const medianLoadTimeOf = (counts: ReadonlyMap<number, number>): number | null =>
  loadTimeQuantileOf(counts, 0.5);
