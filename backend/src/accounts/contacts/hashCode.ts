import { signature } from '@portal/storage/signed/signature';
import type { Database } from '../../platform/database/database.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';

/** Six digits can be guessed from a plain hash, so the hash takes a key that is not in the row. */
export async function hashCode(database: Database, id: string, code: string): Promise<string> {
  return signature(await tokenKey(database), 'verification code', [id, code]);
}
