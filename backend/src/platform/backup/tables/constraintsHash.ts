import { createHash } from 'node:crypto';
import type pg from 'pg';
import { rowsOf } from './rowsOf.ts';

/** Hash of the keys, checks and foreign keys of all tables; those that were not checked against all rows differ. */
export async function constraintsHash(client: pg.PoolClient): Promise<string> {
  const constraints = await rowsOf(
    client,
    `select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) as says from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x') order by 1, 2`,
  );
  return createHash('sha256').update(JSON.stringify(constraints)).digest('hex');
}
