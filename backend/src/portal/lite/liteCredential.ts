import type { Database } from '../../platform/database/database.ts';
import { readToken, signToken } from '../../platform/signed/signToken.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';

const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The credential that a lite link is exchanged for: valid for a day, for what the link names. It is signed
 * instead of stored, so that opening a link changes nothing, however often scanners and previews do it.
 */
export async function liteCredential(
  database: Database,
  linkId: string,
  now: Date,
): Promise<string> {
  const expires = String(Math.floor((now.getTime() + lifetimeMilliseconds) / 1000));
  return signToken(await tokenKey(database), 'lite link', ['lite', linkId, expires]);
}

/** The link behind a credential, or undefined when it is not ours or has expired. */
export async function readLiteCredential(
  database: Database,
  credential: string,
  now: Date,
): Promise<string | undefined> {
  const [, linkId, expires] = readToken(await tokenKey(database), 'lite link', credential) ?? [];
  return Number(expires) * 1000 > now.getTime() ? linkId : undefined;
}
