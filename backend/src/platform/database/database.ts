import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as Running } from 'kysely';
import type pg from 'pg';
import type { StatementTime } from '../operations/requestContext.ts';
import { namedStatements } from './namedStatements.ts';
import type { Schema } from './schema.ts';

/** The one way to the tables; a running transaction is one as well. Columns are named as in TypeScript. */
export type Database = Kysely<Schema>;

/** A running transaction; what changes several rows takes one instead of a `Database`. */
export type Transaction = Running<Schema>;

/**
 * Typed access to the tables over a pool.
 * @param onSlow is told of each slow statement
 */
export function databaseOn(pool: pg.Pool, onSlow?: (statement: StatementTime) => void): Database {
  return new Kysely({
    dialect: new PostgresDialect({ pool: namedStatements(pool, onSlow) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
