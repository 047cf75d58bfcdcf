/** How many columns of at least `minWidth` fit in `width` with `gap` between them; at least one. */
export function columnsIn(width: number, minWidth: number | undefined, gap: number): number {
  if (minWidth === undefined || !(minWidth + gap > 0)) return 1;
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
}

/** `indexes` of the rows in sight, and the row that holds the focus wherever it is, in order. */
export function withFocusedRow(indexes: readonly number[], focused: number | null): number[] {
  if (focused === null || indexes.includes(focused)) return [...indexes];
  return [...indexes, focused].sort((one, other) => one - other);
}
