import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Typed access to the tables. */
export type Database = NodePgDatabase;

/** A running transaction; what changes several rows takes one instead of a `Database`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either of both, for reading. */
export type Queryable = Database | Transaction;

/** Wraps a pool, or one connection of it, for typed SQL. */
export function databaseOn(client: pg.Pool | pg.PoolClient): Database {
  return drizzle({ client });
}
