import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';

/** SQL as text over the connection of typed queries; columns are named as in the database. */
export function sqlOn(database: Database): Sql {
  const plain = database.withoutPlugins();
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const { rows, numAffectedRows } = await plain.executeQuery<Row>(
        CompiledQuery.raw(text, values),
      );
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
