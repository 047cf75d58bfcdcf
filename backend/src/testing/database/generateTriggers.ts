import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

interface FunctionRow {
  name: string;
  definition: string;
  /** The tables whose triggers run it. */
  tables: string[];
}

interface TriggerRow {
  table: string;
  definition: string;
}

const HEAD = `-- Every function and trigger in force, each whole and once. Made from the database that the migrations make, and changed
-- by a migration alone: schema.test.ts says how. Beside each function stands the migration that says why it is as it is.
-- Of several triggers of one kind on a table that run at the same event, PostgreSQL runs those first whose names come first.`;

const migrations = new URL('../../../migrations/', import.meta.url);

/**
 * Functions and triggers as `platform/database/triggers.sql` has them, by table; first the functions that no trigger runs
 * or those of several tables run.
 * @param pool of a database that the migrations made
 */
export async function generateTriggers(pool: pg.Pool): Promise<string> {
  const functions = await pool.query<FunctionRow>(`
    select proname as name, pg_get_functiondef(pg_proc.oid) as definition,
      array(select distinct relname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
        where tgfoid = pg_proc.oid and not tgisinternal order by 1) as tables
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname, pg_get_function_identity_arguments(pg_proc.oid)`);
  const triggers = await pool.query<TriggerRow>(`
    select relname as table, pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
    order by relname, tgname`);
  const origins = originsOf();
  const written = ({ name, definition }: FunctionRow) =>
    [`-- ${origins.get(name) ?? ''}`, `${definition.trim()};`].join('\n');
  const tables = [...new Set(triggers.rows.map(({ table }) => table))];
  return [
    HEAD,
    title('functions of several tables, and what they call'),
    ...functions.rows.filter((row) => row.tables.length !== 1).map(written),
    ...tables.flatMap((table) => [
      title(table),
      ...functions.rows
        .filter((row) => row.tables.length === 1 && row.tables[0] === table)
        .map(written),
      triggers.rows
        .filter((row) => row.table === table)
        .map(({ definition }) => `${definition};`)
        .join('\n'),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const title = (words: string) => `-- ---- ${words} ${'-'.repeat(Math.max(4, 110 - words.length))}`;

/** The migration in which each function was written last. */
function originsOf(): Map<string, string> {
  const origins = new Map<string, string>();
  for (const file of readdirSync(migrations).toSorted()) {
    const text = readFileSync(new URL(file, migrations), 'utf8');
    for (const [, name] of text.matchAll(/^create (?:or replace )?function (\w+)/gim))
      if (name !== undefined) origins.set(name, file);
  }
  return origins;
}
