import type pg from 'pg';
import { rowsOf } from './rowsOf.ts';

/** Hints of the last hour and numbers of transactions, which mean nothing in another database. */
const transient = ['live_events', 'schedule_versions'];

/** The tables with their stored columns, each after those that it refers to. */
export async function listTables(
  connection: pg.PoolClient,
): Promise<{ name: string; columns: string[] }[]> {
  const tables = await rowsOf<{ name: string; columns: string[]; needs: string[] }>(
    connection,
    `select class.relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       coalesce((select array_agg(distinct confrelid::regclass::text) from pg_constraint
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid), '{}') as needs
     from pg_class class where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
       and not class.relname = any($1) order by class.relname`,
    [transient],
  );
  const ordered: typeof tables = [];
  const isPlaced = (name: string): boolean => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (next === undefined) throw new Error('The tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** Where the numbering of each sequence stands; those that gave no number yet are left out. */
export function listSequences(
  connection: pg.PoolClient,
): Promise<{ name: string; value: string }[]> {
  return rowsOf(
    connection,
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
}
