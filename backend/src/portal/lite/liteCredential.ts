import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { sharedSecret } from '../../platform/database/sharedSecret.ts';

const lifetimeMilliseconds = 24 * 60 * 60 * 1000;
const form = /^lite\.([0-9a-z]{26})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * The credential that a lite link is exchanged for: valid for a day, for what the link names. It is signed
 * instead of stored, so that opening a link changes nothing, however often scanners and previews do it.
 */
export async function liteCredential(pool: pg.Pool, linkId: string, now: Date): Promise<string> {
  const expires = String(Math.floor((now.getTime() + lifetimeMilliseconds) / 1000));
  return `lite.${linkId}.${expires}.${await signature(pool, linkId, expires)}`;
}

/** The link behind a credential, or undefined when it is not ours or has expired. */
export async function readLiteCredential(
  pool: pg.Pool,
  credential: string,
  now: Date,
): Promise<string | undefined> {
  const [, linkId = '', expires = '', given = ''] = form.exec(credential) ?? [];
  if (linkId === '') return undefined;
  const expected = Buffer.from(await signature(pool, linkId, expires));
  const isOurs = timingSafeEqual(expected, Buffer.from(given));
  return isOurs && Number(expires) * 1000 > now.getTime() ? linkId : undefined;
}

async function signature(pool: pg.Pool, linkId: string, expires: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(pool, 'lite-credentials'))
    .update(`${linkId}/${expires}`)
    .digest('base64url');
}
