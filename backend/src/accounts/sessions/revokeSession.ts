import type { Database } from '../../platform/database/database.ts';
import { idleSince } from './idleSince.ts';

/** Ends one session; one that has ended stays as it is. */
export async function revokeSession(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends the sessions of a person, all of them or all but one. @returns how many ended */
export async function revokeSessionsOfUser(
  database: Database,
  userId: string,
  now: Date,
  exceptSessionId = '',
): Promise<number> {
  const ended = await database
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('id', '<>', exceptSessionId)
    .where('revokedAt', 'is', null)
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
  await database
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('clientId', '=', clientId)
    .where('revokedAt', 'is', null)
    .execute();
}
