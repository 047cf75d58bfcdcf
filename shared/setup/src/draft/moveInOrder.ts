/**
 * A list in which one entry has moved: by buttons one place up (`by` −1) or down (1), by dragging as many as it was
 * dragged (SET-15). At either end it stops; the order of the others stays as it is.
 * @param ids each once
 */
export function moveInOrder(ids: readonly string[], moved: string, by: number): string[] {
  const from = ids.indexOf(moved);
  if (from < 0) return [...ids];
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(Math.min(others.length, Math.max(0, from + by)), 0, moved);
}
