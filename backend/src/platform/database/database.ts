import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as Running } from 'kysely';
import type pg from 'pg';
import type { StatementTime } from '../operations/requestContext.ts';
import { namedStatements } from './namedStatements.ts';
import type { DatabaseWatch } from './watch/watchDatabase.ts';
import type { Schema } from './schema.ts';

/** The one way to the tables; a running transaction is one as well. Columns are named as in TypeScript. */
export type Database = Kysely<Schema>;

/** A running transaction; what changes several rows takes one instead of a `Database`. */
export type Transaction = Running<Schema>;

/**
 * Typed access to the tables over a pool.
 * @param onSlow is told of each slow statement
 * @param watch lets go who waits for a database that does not answer
 */
export function databaseOn(
  pool: pg.Pool,
  onSlow?: (statement: StatementTime) => void,
  watch?: DatabaseWatch,
): Database {
  return new Kysely({
    dialect: new PostgresDialect({ pool: namedStatements(pool, onSlow, watch) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
