import { COOKIE_MAX_AGE_SECONDS } from '@portal/contract/cookies';
import { companyVersion, isAtDomain, cachedCompany } from '../companies/cachedCompany.ts';
import type { Selectable } from 'kysely';
import type { Company } from '../companies/company.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { newId } from '../../platform/newId.ts';
import type { Client, User } from '../identity/client.ts';

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

/** How a session was opened, and on which device, in words (ACC-01); null of sessions of before. */
export type SessionEntry = Pick<Selectable<Schema['sessions']>, 'method' | 'device'>;

/**
 * Opens a session of a customer at one provider and returns its token, which is stored only as a hash.
 * @param authenticatedAt when the person proved who they are: a session made of another one is no fresher (C-111)
 */
export async function openSession(
  transaction: Transaction,
  client: Client,
  userId: string,
  { method, device }: SessionEntry,
  now: Date,
  authenticatedAt: Date = now,
): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('sessions')
    .values({
      ...newSession(client, userId, now, lifetimeMilliseconds),
      tokenHash: hashSecret(token),
      authenticatedAt,
      method,
      device,
      isDemo: false,
    })
    .execute();
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
  await transaction
    .insertInto('sessions')
    .values({
      ...newSession(client, userId, now, demoLifetimeMilliseconds),
      tokenHash: hashSecret(token),
      authenticatedAt: new Date(0),
      isDemo: true,
    })
    .execute();
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

/**
 * Who calls, as one statement finds it: the provider of the domain and, with a valid token, whose session it is.
 * The columns are named one by one: a prepared statement does not outlive a change of what `*` means.
 */
const callerStatement = `
  select companies.id as found_company_id, ${companyVersion},
    case when users.id is not null and clients.id is not null then sessions.id end as session_id,
    sessions.seen_at, sessions.authenticated_at, sessions.is_demo,
    users.id as person_id, users.login_phone, users.login_email, users.password_hash,
    users.created_at as person_created_at,
    clients.id, clients.company_id, clients.user_id, clients.name, clients.address, clients.postal_code, clients.city,
    clients.country_id, clients.vat, clients.phones, clients.email, clients.secondary_email,
    clients.invoice_primary, clients.invoice_secondary, clients.terms_accepted_at, clients.registered_at,
    clients.created_at, clients.deleted_at
  from companies
  left join sessions on sessions.token_hash = $2 and sessions.company_id = companies.id
    and sessions.revoked_at is null and sessions.expires_at > $3 and sessions.seen_at > $4
  left join users on users.id = sessions.user_id and users.deleted_at is null
  left join clients on clients.id = sessions.client_id and clients.deleted_at is null
  where ${isAtDomain('$1')}`;

type CallerRow = { foundCompanyId: string; version: string } & (
  | { sessionId: null }
  | ({
      sessionId: string;
      seenAt: Date;
      authenticatedAt: Date;
      isDemo: boolean;
      personId: string;
      personCreatedAt: Date;
    } & Pick<User, 'loginPhone' | 'loginEmail' | 'passwordHash'> &
      Client)
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
  const [row] = await runPrepared<CallerRow>(database, {
    name: 'caller',
    text: callerStatement,
    values: [domain, tokenHash, now, idleSince(now)],
  });
  if (row === undefined) return undefined;
  const company = await cachedCompany(database, row.foundCompanyId, row.version);
  if (company === undefined) return undefined;
  if (row.sessionId === null) return { company, owner: undefined };
  const { foundCompanyId: _, version: _version, sessionId, seenAt, ...rest } = row;
  const { authenticatedAt, isDemo, ...owner } = rest;
  const { personId, personCreatedAt, loginPhone, loginEmail, passwordHash, ...client } = owner;
  const login = { loginPhone, loginEmail, passwordHash };
  const user = { id: personId, createdAt: personCreatedAt, deletedAt: null, ...login };
  await noteSeen(database, sessionId, seenAt, now);
  return { company, owner: { sessionId, authenticatedAt, isDemo, user, client } };
}

async function noteSeen(
  database: Database,
  sessionId: string,
  seenAt: Date,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - seenStepMilliseconds);
  if (seenAt >= before) return;
  await database
    .updateTable('sessions')
    .set({ seenAt: now })
    .where('id', '=', sessionId)
    .where('seenAt', '<', before)
    .execute();
}

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
