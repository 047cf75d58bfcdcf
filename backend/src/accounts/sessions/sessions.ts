import { COOKIE_MAX_AGE_SECONDS } from '@portal/contract/cookies';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { companyVersion, isAtDomain, rememberCompany } from '../companies/rememberCompany.ts';
import { companies, type Company } from '../companies/tables.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedOn } from '../../platform/database/preparedOn.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { clients, sessions, users, type Client, type User } from '../identity/tables.ts';

const lifetimeMilliseconds = COOKIE_MAX_AGE_SECONDS * 1000;
/** A session that was not used for so long ends: half a year between two visits is usual, and some days more (C-235). */
const idleMilliseconds = 210 * 86_400_000;
const demoLifetimeMilliseconds = 4 * 60 * 60 * 1000;
/** How seldom `seen_at` is written, so that reading stays cheap. */
const seenStepMilliseconds = 60 * 60 * 1000;

/** Sessions last seen before this instant have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMilliseconds);
}

/** A valid session with whom it belongs to. */
export interface SessionOwner {
  sessionId: string;
  authenticatedAt: Date;
  /** Whoever has the public link of a demo: nobody's own account. */
  isDemo: boolean;
  user: User;
  client: Client;
}

/**
 * Opens a session of a customer at one provider and returns its token, which is stored only as a hash.
 * @param authenticatedAt when the person proved who they are: a session made of another one is no fresher (C-111)
 */
export async function openSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  now: Date,
  authenticatedAt: Date = now,
): Promise<string> {
  const token = newSecret();
  await transaction.insert(sessions).values({
    ...newSession(client, userId, now, lifetimeMilliseconds),
    tokenHash: hashSecret(token),
    authenticatedAt,
    isDemo: false,
  });
  return token;
}

/**
 * Opens a session for a visitor of a demo and returns its token. It counts as authenticated long ago and ends after four
 * hours (C-167).
 */
export async function openDemoSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await transaction.insert(sessions).values({
    ...newSession(client, userId, now, demoLifetimeMilliseconds),
    tokenHash: hashSecret(token),
    authenticatedAt: new Date(0),
    isDemo: true,
  });
  return token;
}

function newSession(client: Client, userId: string, now: Date, lifetime: number) {
  return {
    id: newId(),
    companyId: client.companyId,
    clientId: client.id,
    userId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
    revokedAt: null,
  };
}

/** Who calls, as one query finds it: the provider of the domain and, with a valid token, whose session it is. */
const callerQuery = preparedOn((database) =>
  database
    .select({
      company: { id: companies.id, version: companyVersion },
      session: {
        id: sessions.id,
        seenAt: sessions.seenAt,
        authenticatedAt: sessions.authenticatedAt,
        isDemo: sessions.isDemo,
      },
      user: users,
      client: clients,
    })
    .from(companies)
    .leftJoin(
      sessions,
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.companyId, companies.id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.seenAt, sql.placeholder('idleSince')),
      ),
    )
    .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
    .leftJoin(clients, and(eq(clients.id, sessions.clientId), isNull(clients.deletedAt)))
    .where(isAtDomain(sql.placeholder('domain')))
    .prepare('caller'),
);

/** A provider and, when the token is of a valid session there, its owner. */
export interface Caller {
  company: Company;
  owner: SessionOwner | undefined;
}

/** Undefined for an unknown domain; no owner when the token is unknown, expired, revoked or of another provider. */
export async function findCaller(
  database: Database,
  domain: string,
  token: string | undefined,
  now: Date,
): Promise<Caller | undefined> {
  const tokenHash = token === undefined ? '' : hashSecret(token);
  const [row] = await callerQuery(database).execute({
    domain,
    tokenHash,
    now: now.toISOString(),
    idleSince: idleSince(now).toISOString(),
  });
  if (row === undefined) return undefined;
  const company = await rememberCompany(database, row.company.id, row.company.version);
  if (company === undefined) return undefined;
  const { session, user, client } = row;
  if (session === null || user === null || client === null) return { company, owner: undefined };
  const seenBefore = new Date(now.getTime() - seenStepMilliseconds);
  if (session.seenAt < seenBefore) {
    await database
      .update(sessions)
      .set({ seenAt: now })
      .where(and(eq(sessions.id, session.id), lt(sessions.seenAt, seenBefore)));
  }
  const { id: sessionId, authenticatedAt, isDemo } = session;
  return { company, owner: { sessionId, authenticatedAt, isDemo, user, client } };
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
