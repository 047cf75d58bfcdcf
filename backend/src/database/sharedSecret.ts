import type pg from 'pg';
import { newSecret } from '../ids.ts';

/** A secret that all processes on this database share, made on first use. */
export async function sharedSecret(pool: pg.Pool, name: string): Promise<string> {
  await pool.query(
    'insert into shared_secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, newSecret()],
  );
  const found = await pool.query<{ value: string }>(
    'select value from shared_secrets where name = $1',
    [name],
  );
  const value = found.rows[0]?.value;
  if (value === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return value;
}
