/** So many measured rows say how high the others will be. */
const SAMPLE = 20;

/**
 * How high a row is expected to be that was not drawn yet, in px: as the first drawn ones of this
 * many columns are, so that the scroll bar tells how long the list is. `usual` before any was drawn.
 * @param sizes heights by row key, which begins with the number of columns
 */
export function meanRowHeight(
  sizes: ReadonlyMap<bigint | number | string, number>,
  columns: number,
  usual: number,
): number {
  let sum = 0;
  let rows = 0;
  for (const [key, size] of sizes) {
    if (!String(key).startsWith(`${columns} `)) continue;
    sum += size;
    rows += 1;
    if (rows === SAMPLE) break;
  }
  return rows === 0 ? usual : Math.round(sum / rows);
}
