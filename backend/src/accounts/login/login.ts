import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { findCompanyByDomain } from '../companies/queries.ts';
import { refuseSuspended } from '../companies/refuseSuspended.ts';
import { publicAddress } from '../../platform/environment.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { countAddressAttempt } from '../limits/addressLimits.ts';
import { takeCode } from '../contacts/codes.ts';
import { readLogin } from '../contacts/readLogin.ts';
import {
  acceptTerms,
  clientAt,
  enterProvider,
  type Entered,
  type Entry,
} from '../identity/enterProvider.ts';
import { limitsOf } from '../limits/limitsOf.ts';
import { isPassword } from './hashPassword.ts';
import { findClient, findUserByLogin } from '../identity/queries.ts';
import { countContactAttempt, forgiveContactAttempts } from '../limits/contactAttempts.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { openDemoSession, openSession } from '../sessions/openSession.ts';
import { texts } from '../identity/texts.ts';

interface Credentials {
  login: string;
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Logs in with a password or a code (API-05, C-127).
 * @throws ApiError 403 with one text for every wrong login (ERR-37), 400 code 2 for a wrong code, 429 above the limits
 */
export async function login(
  backend: Backend,
  company: Company,
  { login: typed, password, code }: Credentials,
  { address, ...entry }: { address: string } & Omit<Entry, 'method'>,
): Promise<Entered> {
  const { database, clock } = backend;
  const now = clock.now();
  const limits = limitsOf(backend.environment);
  const { contact } = readLogin(typed);
  const attempt = { what: 'login', contact, address };
  const here = { ...attempt, companyId: company.id };
  await countAddressAttempt(database, here, limits.loginsOfAddress, now);
  // A code has tries of its own, so that whoever guesses passwords cannot keep its owner out.
  if (code === undefined) await countContactAttempt(database, attempt, limits.loginsOfAccount, now);
  const user = await findUserByLogin(database, contact, now);
  if (code !== undefined)
    await takeCode(backend, { companyId: company.id, contact, userId: null, code, address });
  else if (!(await isPassword(user?.passwordHash, password ?? '')))
    throw new ApiError(403, texts.wrongLogin);
  if (user === undefined) throw new ApiError(403, texts.wrongLogin);
  await forgiveContactAttempts(database, attempt, now);
  return inTransaction(database, (transaction) =>
    enterProvider(
      transaction,
      backend,
      company,
      user,
      {
        method: code === undefined ? 'password' : 'code',
        ...entry,
      },
      now,
    ),
  );
}

/**
 * Takes a customer to another provider (API-06): logs in where they are registered, registers them with the
 * data they gave here where they are not.
 * @throws ApiError 404 for an unknown domain, 400 when a new provider's terms are not accepted
 */
export async function loginAtProvider(
  { database, clock, environment }: Backend,
  customer: Customer,
  request: { domain: string; terms_accepted: boolean },
): Promise<{ token: string; url: string }> {
  const company = await findCompanyByDomain(database, request.domain);
  if (company === undefined) throw new ApiError(404, generalTexts.unknownProvider);
  refuseSuspended(company);
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    let client = await clientAt(transaction, company.id, customer.user, now);
    if (client.registeredAt === null) {
      if (!request.terms_accepted) throw new ApiError(400, TERMS_NOT_ACCEPTED);
      client = await acceptTerms(transaction, client, now);
    }
    const present = await transaction
      .selectFrom('sessions')
      .select(['method', 'device'])
      .where('id', '=', customer.sessionId)
      .executeTakeFirstOrThrow();
    return {
      token: await openSession(
        transaction,
        client,
        customer.user.id,
        present,
        now,
        customer.authenticatedAt,
      ),
      url: publicAddress(environment, company.domain),
    };
  });
}

/**
 * Enters a demo company as one of its customers (API-07, DEMO-03).
 * @throws ApiError 404 when the domain is no demo company, 401 when it has no such customer (DEMO-06, DEMO-07), 429
 */
export async function loginToDemo(
  { database, clock, environment }: Backend,
  request: { id: string; domain: string },
  address: string,
): Promise<string> {
  const company = await findCompanyByDomain(database, request.domain);
  if (company?.demo !== true) throw new ApiError(404, texts.demoUnavailable);
  refuseSuspended(company);
  const { loginsOfAddress } = limitsOf(environment);
  const attempt = { what: 'login', address, companyId: company.id };
  await countAddressAttempt(database, attempt, loginsOfAddress, clock.now());
  const client = await findClient(database, company.id, request.id);
  const userId = client?.userId ?? null;
  if (client === undefined || userId === null) throw new ApiError(401, texts.demoLinkWrong);
  const user = await database
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.deletedAt !== null) throw new ApiError(401, texts.demoLinkWrong);
  return inTransaction(database, (transaction) =>
    openDemoSession(transaction, client, userId, clock.now()),
  );
}
