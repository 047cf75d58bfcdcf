import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** SQL that every connection prepares once under a name of its own; another text needs another name. */
export interface PreparedStatement {
  /** Words, for example `works active`. */
  name: string;
  text: string;
  /** Those of `$1`, `$2`, … */
  values: readonly unknown[];
}

/** The rows of a statement that is worth preparing: one that every page asks for. Columns come in camel case. */
export async function runPrepared<Row>(
  database: Database,
  { name, text, values }: PreparedStatement,
): Promise<Row[]> {
  const found = await database.executeQuery<Row>(
    CompiledQuery.raw(`/* ${name} */ ${text}`, [...values]),
  );
  return found.rows;
}
