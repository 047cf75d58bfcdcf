import { sql } from 'kysely';
import { DEVICE_KNOWN_MILLISECONDS } from '../devices/noteDevice.ts';
import type { Database } from '../../platform/database/database.ts';

/** What ended is kept for a month, in which questions about it come. */
const keptMilliseconds = 30 * 86_400_000;

/**
 * Forgets codes, registration tokens, confirmations of e-mails, changes of contact and sessions that ended a month ago: they name
 * contacts and hold hashes of passwords, and open nothing any more. Devices go that nobody logged in from for 90 days.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds);
  await database.deleteFrom('verificationCodes').where('expiresAt', '<', before).execute();
  await database.deleteFrom('registrationTokens').where('expiresAt', '<', before).execute();
  await database.deleteFrom('emailConfirmations').where('expiresAt', '<', before).execute();
  await database.deleteFrom('contactChanges').where('until', '<', before).execute();
  await database.deleteFrom('contactChangeRequests').where('expiresAt', '<', now).execute();
  await database.deleteFrom('passkeyChallenges').where('expiresAt', '<', now).execute();
  const unseen = new Date(now.getTime() - DEVICE_KNOWN_MILLISECONDS);
  await database.deleteFrom('knownDevices').where('seenAt', '<', unseen).execute();
  await database
    .deleteFrom('sessions')
    .where(sql<Date>`least(expires_at, coalesce(revoked_at, expires_at))`, '<', before)
    .execute();
}
