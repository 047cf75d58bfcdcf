import type pg from 'pg';

/** The rows of a query on a connection that also copies tables, which the typed way to them does not know. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  connection: pg.Pool | pg.PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connection.query<Row>(text, values)).rows;
}
