import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/sharedSecret.ts';

const keys = new WeakMap<Database, Promise<string>>();

/** The key of the installation that signs what customers hold; asked for once in every process. */
export function tokenKey(database: Database): Promise<string> {
  const known = keys.get(database);
  if (known !== undefined) return known;
  const asked = sharedSecret(database, 'signed-tokens');
  keys.set(database, asked);
  asked.catch(() => keys.delete(database));
  return asked;
}
