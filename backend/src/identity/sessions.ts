import { COOKIE_MAX_AGE_SECONDS } from '@portal/contract/cookies';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { hashSecret, newId, newSecret } from '../ids.ts';
import { clients, sessions, users, type Client, type User } from './tables.ts';

const lifetimeMilliseconds = COOKIE_MAX_AGE_SECONDS * 1000;
/** How seldom `seen_at` is written, so that reading stays cheap. */
const seenStepMilliseconds = 60 * 60 * 1000;

/** A valid session with whom it belongs to. */
export interface SessionOwner {
  sessionId: string;
  authenticatedAt: Date;
  user: User;
  client: Client;
}

/** Opens a session of a customer at one provider and returns its token, which is stored only as a hash. */
export async function openSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await transaction.insert(sessions).values({
    id: newId(),
    tokenHash: hashSecret(token),
    companyId: client.companyId,
    clientId: client.id,
    userId,
    createdAt: now,
    seenAt: now,
    authenticatedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
    revokedAt: null,
  });
  return token;
}

/** The owner of a token at this provider; undefined when it is unknown, expired, revoked or of another provider. */
export async function findSession(
  database: Queryable,
  companyId: string,
  token: string,
  now: Date,
): Promise<SessionOwner | undefined> {
  const rows = await database
    .select({ session: sessions, user: users, client: clients })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        eq(sessions.companyId, companyId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
        isNull(clients.deletedAt),
      ),
    )
    .limit(1);
  const row = rows[0];
  if (row === undefined) return undefined;
  const seenBefore = new Date(now.getTime() - seenStepMilliseconds);
  if (row.session.seenAt < seenBefore) {
    await database
      .update(sessions)
      .set({ seenAt: now })
      .where(and(eq(sessions.id, row.session.id), lt(sessions.seenAt, seenBefore)));
  }
  return {
    sessionId: row.session.id,
    authenticatedAt: row.session.authenticatedAt,
    user: row.user,
    client: row.client,
  };
}

export async function revokeSession(
  database: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends the sessions of a person, all of them or all but one. */
export async function revokeSessionsOfUser(
  database: Queryable,
  userId: string,
  now: Date,
  exceptSessionId = '',
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, exceptSessionId),
        isNull(sessions.revokedAt),
      ),
    );
}

/** Ends the sessions of a customer at one provider. */
export async function revokeSessionsOfClient(
  database: Queryable,
  clientId: string,
  now: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt)));
}
