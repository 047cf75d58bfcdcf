import type pg from 'pg';
import { isRetryable } from './databaseErrors.ts';

/** A connection or a running transaction, for SQL that is written by hand (ranges, locks, reports). */
export interface Sql {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** The rows of a query. */
export async function selectRows<Row extends pg.QueryResultRow>(
  sql: Sql,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

/** The first row of a query, or undefined. */
export async function selectRow<Row extends pg.QueryResultRow>(
  sql: Sql,
  text: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  return (await sql.query<Row>(text, values)).rows[0];
}

/**
 * Runs `work` in one transaction on a connection of its own and, after a deadlock, once more.
 * `work` uses nothing but the `Sql` it is given: another connection taken inside could wait for ever.
 */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    return await runOnce(pool, work);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return runOnce(pool, work);
  }
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Waits until nobody else holds one of the keys; they are freed at the end of the transaction. */
export async function lockKeys(sql: Sql, keys: string[]): Promise<void> {
  const sorted = [...new Set(keys)].sort();
  for (const key of sorted) {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
}
