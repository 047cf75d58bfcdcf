/** So many measured rows say how high the others will be. */
const SAMPLE = 20;

function meanOf(heights: readonly number[]): number | undefined {
  return heights.length === 0
    ? undefined
    : Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length);
}

/**
 * How high a row is expected to be that was not drawn yet, in px: as the first drawn ones of this
 * many columns are, so that the scroll bar tells how long the list is; before one of them was drawn as those of other
 * columns, so that who turns the phone on its side is led to a place that is there; `usual` before any was drawn.
 * @param sizes heights by row key, which begins with the number of columns
 */
export function meanRowHeight(
  sizes: ReadonlyMap<bigint | number | string, number>,
  columns: number,
  usual: number,
): number {
  const own: number[] = [];
  const others: number[] = [];
  for (const [key, size] of sizes) {
    (String(key).startsWith(`${columns} `) ? own : others).push(size);
    if (own.length === SAMPLE) break;
  }
  return meanOf(own) ?? meanOf(others.slice(-SAMPLE)) ?? usual;
}
