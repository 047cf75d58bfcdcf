import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { sharedSecret } from '../database/sharedSecret.ts';

const separator = '.';
const secrets = new WeakMap<pg.Pool, Promise<string>>();

/**
 * The `token_cal` of an appointment: opens this one appointment and nothing else. Signed with a secret of
 * the installation, so that no list of valid tokens exists anywhere.
 */
export async function appointmentToken(pool: pg.Pool, appointmentId: string): Promise<string> {
  return `${appointmentId}${separator}${await signature(pool, appointmentId)}`;
}

/** The appointment a token opens, or undefined when it is not ours. */
export async function readAppointmentToken(
  pool: pg.Pool,
  token: string,
): Promise<string | undefined> {
  const [id, given] = token.split(separator);
  if (id === undefined || given === undefined || !/^[0-9a-z]{26}$/.test(id)) return undefined;
  const expected = Buffer.from(await signature(pool, id));
  const actual = Buffer.from(given);
  const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isOurs ? id : undefined;
}

async function signature(pool: pg.Pool, id: string): Promise<string> {
  const known = secrets.get(pool);
  const secret = known ?? sharedSecret(pool, 'appointment-tokens');
  if (known === undefined) {
    secrets.set(pool, secret);
    secret.catch(() => secrets.delete(pool));
  }
  return createHmac('sha256', await secret)
    .update(`appointment ${id}`)
    .digest('base64url');
}
