import type { QueryClient } from '@portal/remote/query';
import type { DrawnVisit } from '@portal/contract/drawing/visitToDraw';

/** Tells of what is asked and is not answered, one time after the other. */
export interface Unanswered {
  next(): Promise<void>;
}

/**
 * Runs what a page has asked for while it was drawn, as far as it is answered.
 * @returns the data by their keys, to be drawn from and handed over
 * @throws what a query failed with: such a page is drawn by the browser
 */
export async function settleQueries(
  client: QueryClient,
  unanswered: Unanswered,
): Promise<DrawnVisit['queries']> {
  const queries: DrawnVisit['queries'] = [];
  for (const query of client.getQueryCache().getAll()) {
    // What a page asks for only later is not asked for here either.
    if (Object(query.options).enabled === false) continue;
    // One after the other: what is not answered is this query's.
    const missed = unanswered.next().then(() => false);
    const found = query.fetch().then(() => true);
    found.catch(() => undefined);
    if (await Promise.race([found, missed]))
      queries.push({ key: [...query.queryKey], data: query.state.data });
  }
  return queries;
}
