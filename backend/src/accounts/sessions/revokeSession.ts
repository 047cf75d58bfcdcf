import type { Database } from '../../platform/database/database.ts';
import { idleSince } from './idleSince.ts';

/** Ends sessions that have not ended; which of them is for the caller to say. */
const revoke = (database: Database, now: Date) =>
  database.updateTable('sessions').set({ revokedAt: now }).where('revokedAt', 'is', null);

/** Ends one session; one that has ended stays as it is. */
export async function revokeSession(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<void> {
  await revoke(database, now).where('id', '=', sessionId).execute();
}

/** Ends the sessions of a person, all of them or all but one. @returns how many ended */
export async function revokeSessionsOfUser(
  database: Database,
  userId: string,
  now: Date,
  exceptSessionId = '',
): Promise<number> {
  const ended = await revoke(database, now)
    .where('userId', '=', userId)
    .where('id', '<>', exceptSessionId)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', idleSince(now))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Ends the sessions of a customer at one provider. */
export async function revokeSessionsOfClient(
  database: Database,
  clientId: string,
  now: Date,
): Promise<void> {
  await revoke(database, now).where('clientId', '=', clientId).execute();
}
