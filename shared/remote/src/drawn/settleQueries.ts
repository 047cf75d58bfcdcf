import type { QueryClient } from '@portal/remote/query';
import type { DrawnVisit } from '@portal/contract/drawing/visitToDraw';

/** Tells of what is asked and is not answered, one time after the other. */
export interface Unanswered {
  next(): Promise<void>;
}

/** Runs what a page asks for while it is drawn, as far as it is answered. */
export interface SettledQueries {
  /**
   * Runs what was asked for since the last time. @returns whether anything was answered
   * @throws what a query failed with: such a page is drawn by the browser
   */
  settle(): Promise<boolean>;
  /** The data by their keys, to be drawn from and handed over. */
  queries: DrawnVisit['queries'];
}

/** Settles the queries of a client, each once. */
export function settleQueries(client: QueryClient, unanswered: Unanswered): SettledQueries {
  const queries: DrawnVisit['queries'] = [];
  const known = new Set<unknown>();

  async function settle(): Promise<boolean> {
    const before = queries.length;
    for (const query of client.getQueryCache().getAll()) {
      // What a page asks for only later is not asked for here either.
      if (known.has(query) || Object(query.options).enabled === false) continue;
      known.add(query);
      // One after the other: what is not answered is this query's.
      const missed = unanswered.next().then(() => false);
      const found = query.fetch().then(() => true);
      found.catch(() => undefined);
      if (await Promise.race([found, missed]))
        queries.push({ key: [...query.queryKey], data: query.state.data });
    }
    return queries.length > before;
  }

  return { settle, queries };
}
