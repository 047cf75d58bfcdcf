import type { Database } from '../../platform/database/database.ts';
import { readToken, signToken } from '../../platform/signed/signToken.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';

const ofLink = 'link';

/**
 * The key to withdraw from one contract, as tickets and mails carry it: it opens nothing else, and the period decides
 * what it is good for. Always the same, so that a mail of the first day leads there on the last.
 * @param subject `S-…` or `A-…`
 */
export async function withdrawalKey(database: Database, subject: string): Promise<string> {
  return signToken(await tokenKey(database), 'withdrawal', [subject]);
}

/** The key that a lite link shows: it names the contract, and a statement by it waits for the provider (C-895). */
export async function namingKey(database: Database, subject: string): Promise<string> {
  return signToken(await tokenKey(database), 'withdrawal', [subject, ofLink]);
}

/** What a key says. */
export interface ReadKey {
  /** `S-…` or `A-…` */
  subject: string;
  /** Whether it proves whose the contract is, and ends it. */
  isProof: boolean;
}

/** The contract that a key names, or undefined when it is not ours. */
export async function readWithdrawalKey(
  database: Database,
  key: string,
): Promise<ReadKey | undefined> {
  const [subject, mark] = readToken(await tokenKey(database), 'withdrawal', key) ?? [];
  return subject === undefined ? undefined : { subject, isProof: mark !== ofLink };
}
