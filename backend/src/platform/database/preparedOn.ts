import type { Database } from './database.ts';

/** Builds a prepared query once for each database, however often it is asked for. */
export function preparedOn<Query>(
  prepare: (database: Database) => Query,
): (database: Database) => Query {
  const prepared = new WeakMap<Database, Query>();
  return (database) => {
    const known = prepared.get(database);
    if (known !== undefined) return known;
    const query = prepare(database);
    prepared.set(database, query);
    return query;
  };
}
