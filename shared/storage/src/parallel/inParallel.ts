import { atMostAtOnce } from './atMostAtOnce.ts';

/**
 * Runs `work` for every item, at most `limit` at a time, and keeps the results in order.
 * After a failure no further item is started, those under way are waited for, and the first
 * error is thrown.
 */
export async function inParallel<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const inTurn = atMostAtOnce(limit);
  let failure: { error: unknown } | undefined;
  const results: Result[] = [];
  const begin = async (item: Item, index: number): Promise<void> => {
    if (failure !== undefined) return;
    try {
      results[index] = await work(item);
    } catch (error) {
      failure ??= { error };
    }
  };
  await Promise.all(items.map((item, index) => inTurn(() => begin(item, index))));
  if (failure !== undefined) throw failure.error;
  return results;
}
