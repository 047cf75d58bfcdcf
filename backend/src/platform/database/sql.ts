import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';
import type { PreparedStatement } from './runPrepared.ts';

/** Runs SQL that is written as text; columns are named as in the database. */
export async function execute<Row = unknown>(
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Row[]; rowCount: number }> {
  const { rows, numAffectedRows } = await database
    .withoutPlugins()
    .executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}

/** The rows of SQL that is written as text. */
export async function selectRows<Row>(
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await execute<Row>(database, text, values)).rows;
}

/** The first row of SQL that is written as text, or undefined. */
export async function selectRow<Row>(
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await execute<Row>(database, text, values)).rows[0];
}

/** The rows of a statement that is prepared under its name; columns are named as in the database. */
export function selectPrepared<Row>(
  database: Database,
  { name, text, values }: PreparedStatement,
): Promise<Row[]> {
  return selectRows(database, `/* ${name} */ ${text}`, values);
}

/** Waits until nobody else holds one of the keys; they are freed at the end of the transaction. */
export async function lockKeys(database: Database, keys: string[]): Promise<void> {
  const sorted = [...new Set(keys)].sort();
  for (const key of sorted) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(database);
  }
}
