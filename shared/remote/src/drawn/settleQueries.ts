import type { QueryClient } from '@portal/remote/query';
import type { DrawnVisit } from '@portal/contract/drawing/visitToDraw';

/** Tells of what is asked and is not answered, one time after the other. */
export interface Unanswered {
  next(): Promise<void>;
}

/** Runs what a page asks for while it is drawn, as far as it is answered. */
export interface SettledQueries {
  /**
   * Runs what was asked for since the last time. @returns whether there is more to draw from now
   * @throws what a query failed with: such a page is drawn by the browser
   */
  settle(): Promise<boolean>;
  /** What a page is drawn from now, by the keys of its queries: all of it is handed over. */
  queries(): DrawnVisit['queries'];
}

/** Settles the queries of a client, each once. */
export function settleQueries(client: QueryClient, unanswered: Unanswered): SettledQueries {
  const cache = client.getQueryCache();
  const known = new Set<unknown>();

  /** A query may write what another one reads, and then ask for what nobody answers. */
  const queries = () =>
    cache
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data }));

  async function settle(): Promise<boolean> {
    const before = queries().length;
    for (const query of cache.getAll()) {
      // What a page asks for only later is not asked for here either.
      if (known.has(query) || Object(query.options).enabled === false) continue;
      known.add(query);
      // One after the other: what is not answered is this query's.
      const missed = unanswered.next();
      const found = query.fetch();
      found.catch(() => undefined);
      await Promise.race([found, missed]);
    }
    return queries().length > before;
  }

  return { settle, queries };
}
