import type { Database } from '../../platform/database/database.ts';
import { readToken, signToken } from '../../platform/signed/signToken.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';

const dayMilliseconds = 86_400_000;
/** A page that is left open for a week still works; what somebody found in an old copy does not. */
const lifetimeDays = 8;

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
  return signToken(await tokenKey(database), 'appointment', [appointmentId, lastDay]);
}

/** The appointment a token opens, or undefined when it is not ours or has expired. */
export async function readAppointmentToken(
  database: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [id, lastDay] = readToken(await tokenKey(database), 'appointment', token) ?? [];
  return Number(lastDay) > dayOf(now) ? id : undefined;
}

/** Days since 1970, in UTC. */
function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMilliseconds);
}
