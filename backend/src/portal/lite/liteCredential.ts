import type { Database } from '../../platform/database/database.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '../../platform/database/sharedSecret.ts';

const lifetimeMilliseconds = 24 * 60 * 60 * 1000;
const form = /^lite\.([0-9a-z]{26})\.(\d{1,12})\.([\w-]{43})$/;

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
  return `lite.${linkId}.${expires}.${await signature(database, linkId, expires)}`;
}

/** The link behind a credential, or undefined when it is not ours or has expired. */
export async function readLiteCredential(
  database: Database,
  credential: string,
  now: Date,
): Promise<string | undefined> {
  const [, linkId = '', expires = '', given = ''] = form.exec(credential) ?? [];
  if (linkId === '') return undefined;
  const expected = Buffer.from(await signature(database, linkId, expires));
  const isOurs = timingSafeEqual(expected, Buffer.from(given));
  return isOurs && Number(expires) * 1000 > now.getTime() ? linkId : undefined;
}

async function signature(database: Database, linkId: string, expires: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(database, 'lite-credentials'))
    .update(`${linkId}/${expires}`)
    .digest('base64url');
}
