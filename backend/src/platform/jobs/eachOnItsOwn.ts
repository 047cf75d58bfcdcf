import { messageOf } from '@portal/domain/text/messageOf';
import type { Backend } from '../backend.ts';

/**
 * Does the work of a round, one row after the other. A row that fails is logged and keeps none of the others: it is tried
 * again in the next round.
 * @param name what the log calls a row
 */
export async function eachOnItsOwn<Row>(
  { log }: Pick<Backend, 'log'>,
  rows: readonly Row[],
  name: (row: Row) => string,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      const reason = messageOf(error);
      log.warn({ row: name(row), error: reason }, 'one of a round failed');
    }
}
