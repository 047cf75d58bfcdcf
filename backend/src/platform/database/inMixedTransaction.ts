import type pg from 'pg';
import { databaseOn, type Transaction } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import type { Sql } from './sql.ts';

/**
 * One transaction for typed queries and for SQL that is written by hand: both go over one connection. After a deadlock
 * `work` runs once more.
 */
export async function inMixedTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction, sql: Sql) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await inTransaction(databaseOn(client), (transaction) => work(transaction, client));
  } finally {
    client.release();
  }
}
