/**
 * How many places a dragged row has moved: one for each row whose middle its own has passed (SET-15).
 * @param middles of the rows where they stood before, from above
 * @param offset how far the row was dragged, in the same unit; down is positive
 */
export function placesMoved(middles: readonly number[], index: number, offset: number): number {
  const own = middles[index];
  if (own === undefined) return 0;
  const now = own + offset;
  const below = middles.filter((middle, place) => place > index && middle < now).length;
  const above = middles.filter((middle, place) => place < index && middle > now).length;
  return below - above;
}
