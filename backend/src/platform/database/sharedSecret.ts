import { newSecret } from '../ids.ts';
import { selectRow, type Sql } from './sql.ts';

/** A secret that all processes on this database share, made on first use. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  await sql.query(
    'insert into shared_secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, newSecret()],
  );
  const row = await selectRow<{ value: string }>(
    sql,
    'select value from shared_secrets where name = $1',
    [name],
  );
  if (row === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return row.value;
}
