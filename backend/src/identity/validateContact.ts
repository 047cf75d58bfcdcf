import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Company } from '../companies/tables.ts';
import { isConflict } from '../database/databaseErrors.ts';
import { inMixedTransaction } from '../database/inMixedTransaction.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { ApiError } from '../http/apiError.ts';
import type { Message } from '../outbox/message.ts';
import { queueMessage } from '../outbox/queueMessage.ts';
import { takeCode, type Channel } from './codes.ts';
import { enterProvider } from './enterProvider.ts';
import { findClientOfUser, findUserByLogin } from './queries.ts';
import { issueRegistrationToken } from './register.ts';
import type { Customer } from './requireCustomer.ts';
import { users, type User } from './tables.ts';
import { texts } from './texts.ts';

interface Validated {
  message: string;
  token?: string;
  registration_token?: string;
  registered: boolean;
}

/**
 * Uses a code (API-15, API-17). A customer who is logged in gets the contact as login contact; a visitor who
 * is a customer of this provider gets a session; any other visitor a token to register with.
 * @throws ApiError 400 code 2 for a wrong code, 409 code 3 when the contact logs somebody else in (ERR-42)
 */
export async function validateContact(
  backend: Backend,
  request: {
    company: Company;
    customer: Customer | undefined;
    channel: Channel;
    contact: string;
    code: string;
  },
): Promise<Validated> {
  const { company, customer, channel, contact } = request;
  const message = channel === 'sms' ? texts.phoneValidated : texts.emailValidated;
  const taken = await takeCode(backend, {
    companyId: company.id,
    contact,
    userId: customer?.user.id ?? null,
    code: request.code,
  });
  const now = backend.clock.now();
  if (customer !== undefined) {
    await setLoginContact(backend, customer, channel, contact, taken.passwordHash);
    return { message, registered: customer.client.registeredAt !== null };
  }
  return inTransaction(backend.database, async (transaction) => {
    const user = await findUserByLogin(transaction, contact);
    const client =
      user === undefined ? undefined : await findClientOfUser(transaction, company.id, user.id);
    if (user !== undefined && client !== undefined && client.registeredAt !== null) {
      return { message, ...(await enterProvider(transaction, company.id, user, now)) };
    }
    const proof = {
      companyId: company.id,
      channel,
      contact,
      passwordHash: taken.passwordHash,
      authenticatedAt: null,
    };
    return {
      message,
      registration_token: await issueRegistrationToken(transaction, proof, now),
      registered: false,
    };
  });
}

/** Lets a customer log in with a contact, and tells them where they could be reached before: somebody else may hold the session. */
async function setLoginContact(
  backend: Backend,
  { company, client, user }: Customer,
  channel: Channel,
  contact: string,
  passwordHash: string | null,
): Promise<void> {
  const change = channel === 'sms' ? { loginPhone: contact } : { loginEmail: contact };
  const isKnown = contact === user.loginPhone || contact === user.loginEmail;
  try {
    await inMixedTransaction(backend.pool, async (transaction, sql) => {
      await transaction
        .update(users)
        .set({ ...change, passwordHash: user.passwordHash ?? passwordHash })
        .where(and(eq(users.id, user.id), isNull(users.deletedAt)));
      const notice = isKnown ? undefined : noticeOf(user, company.name, contact);
      const owner = { companyId: company.id, clientId: client.id };
      if (notice !== undefined) await queueMessage(sql, backend, owner, notice);
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(409, texts.userExists, { code: 3 });
    throw error;
  }
}

function noticeOf(before: User, provider: string, contact: string): Message | undefined {
  const text = texts.loginContactAdded(contact, provider);
  const { loginEmail, loginPhone } = before;
  if (loginEmail !== null)
    return {
      channel: 'email',
      to: loginEmail,
      subject: texts.loginContactAddedSubject(provider),
      text,
    };
  return loginPhone === null ? undefined : { channel: 'sms', to: loginPhone, text };
}
