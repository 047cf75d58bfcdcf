import type { Database } from '../../platform/database/database.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '../../platform/database/sharedSecret.ts';

const secrets = new WeakMap<Database, Promise<string>>();
const dayMilliseconds = 86_400_000;
/** A page that is left open for a week still works; what somebody found in an old copy does not. */
const lifetimeDays = 8;
const form = /^([0-9a-z]{26})\.(\d{1,6})\.([\w-]{43})$/;

/**
 * The `token_cal` of an appointment: opens this one appointment and nothing else, for 7 to 8 days, and is the same all
 * day. Signed with a secret of the installation, so that no list of valid tokens exists anywhere.
 */
export async function appointmentToken(
  database: Database,
  appointmentId: string,
  now: Date,
): Promise<string> {
  const lastDay = String(dayOf(now) + lifetimeDays);
  return `${appointmentId}.${lastDay}.${await signature(database, appointmentId, lastDay)}`;
}

/** The appointment a token opens, or undefined when it is not ours or has expired. */
export async function readAppointmentToken(
  database: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [, id = '', lastDay = '', given = ''] = form.exec(token) ?? [];
  if (id === '') return undefined;
  const expected = Buffer.from(await signature(database, id, lastDay));
  const isOurs = timingSafeEqual(expected, Buffer.from(given));
  return isOurs && Number(lastDay) > dayOf(now) ? id : undefined;
}

/** Days since 1970, in UTC. */
function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMilliseconds);
}

async function signature(database: Database, id: string, lastDay: string): Promise<string> {
  const known = secrets.get(database);
  const secret = known ?? sharedSecret(database, 'appointment-tokens');
  if (known === undefined) {
    secrets.set(database, secret);
    secret.catch(() => secrets.delete(database));
  }
  return createHmac('sha256', await secret)
    .update(`appointment ${id} ${lastDay}`)
    .digest('base64url');
}
