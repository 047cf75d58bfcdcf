import type { Database } from '../../platform/database/database.ts';
import { readToken, signToken } from '../../platform/signed/signToken.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';

/**
 * The key to withdraw from one contract, as tickets and mails carry it: it opens nothing else, and the period decides
 * what it is good for. Always the same, so that a mail of the first day leads there on the last.
 * @param subject `S-…` or `A-…`
 */
export async function withdrawalKey(database: Database, subject: string): Promise<string> {
  return signToken(await tokenKey(database), 'withdrawal', [subject]);
}

/** The contract that a key names, or undefined when it is not ours. */
export async function readWithdrawalKey(
  database: Database,
  key: string,
): Promise<string | undefined> {
  return readToken(await tokenKey(database), 'withdrawal', key)?.[0];
}
