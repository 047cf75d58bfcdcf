import { newSecret } from '../secret.ts';
import type { Database } from './database.ts';

/** A secret that all processes on this database share, made on first use. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database
    .insertInto('sharedSecrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database
    .selectFrom('sharedSecrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`The secret ${name} could not be stored.`);
  return row.value;
}
