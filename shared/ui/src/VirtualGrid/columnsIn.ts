/** How many columns of at least `minWidth` fit in `width` with `gap` between them; at least one. */
export function columnsIn(width: number, minWidth: number | undefined, gap: number): number {
  if (minWidth === undefined || !(minWidth + gap > 0)) return 1;
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
}

/**
 * `drawn` rows, in order, with the one that holds the focus wherever it is, and its neighbours:
 * Tab goes on from it as if all of the `count` rows were there.
 */
export function withFocusedRow(
  drawn: readonly number[],
  focused: number | null,
  count: number,
): number[] {
  if (focused === null) return [...drawn];
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...drawn, ...kept])].sort((one, other) => one - other);
}
