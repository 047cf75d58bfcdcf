import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does for many in one call what is asked for within a moment: one statement, and one write to the disk, instead of one each.
 * @param milliseconds how long the first waits for others
 * @returns what asks for it, and ends or fails with the call
 */
export function together<Item>(
  milliseconds: number,
  work: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  let open: { items: Item[]; over: Promise<void> } | undefined;
  return (item) => {
    if (open === undefined) {
      const items: Item[] = [];
      const over = delay(milliseconds).then(async () => {
        open = undefined;
        await work(items);
      });
      open = { items, over };
    }
    open.items.push(item);
    return open.over;
  };
}
