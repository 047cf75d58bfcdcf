import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import { hashSecret } from '../../platform/secret.ts';
import { companyVersion, isAtDomain, cachedCompany } from '../companies/cachedCompany.ts';
import type { Company } from '../companies/company.ts';
import type { Client, User } from '../identity/client.ts';
import { idleSince } from './idleSince.ts';

/** How seldom `seen_at` is written, so that reading stays cheap. */
const seenStepMilliseconds = 60 * 60 * 1000;

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
