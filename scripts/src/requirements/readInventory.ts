/** One row of the inventory. */
const ROW = /^\|\s*([A-Z]{2,5})-(\d{2,3})\s*\|/;

/** What a merge leaves behind that nobody has ended. */
const MERGE_MARK = /^(?:<{7} |={7}$|>{7} )/m;

/** The identifiers of an inventory, by area and in its order. */
export type Inventory = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the rows of docs/requirements.md.
 * @throws when it holds no row, because a report over nothing would look complete; a row twice; or the marks of a merge.
 */
export function readInventory(markdown: string): Inventory {
  if (MERGE_MARK.test(markdown)) throw new Error('The inventory holds the marks of a merge.');
  const areas = new Map<string, string[]>();
  for (const line of markdown.split('\n')) {
    const [, area, number] = ROW.exec(line) ?? [];
    if (area === undefined || number === undefined) continue;
    const identifier = `${area}-${number}`;
    const known = areas.get(area) ?? [];
    if (known.includes(identifier)) throw new Error(`${identifier} stands twice in the inventory.`);
    areas.set(area, [...known, identifier]);
  }
  if (areas.size === 0) throw new Error('The inventory holds no requirement.');
  return areas;
}
