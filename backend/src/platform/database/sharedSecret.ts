import { newSecret } from '../ids.ts';
import type { Database } from './database.ts';
import { execute, selectRow } from './sql.ts';

/** A secret that all processes on this database share, made on first use. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await execute(
    database,
    'insert into shared_secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, newSecret()],
  );
  const row = await selectRow<{ value: string }>(
    database,
    'select value from shared_secrets where name = $1',
    [name],
  );
  if (row === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return row.value;
}
