import type { Backend } from '../../platform/backend.ts';
import { CODE_INVALID } from '@portal/domain/access/isVerificationCode';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { countAttempt } from '../limits/rateLimit.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import type { Channel } from './channel.ts';
import { sendCode, takeCode } from './codes.ts';
import { loginContactOf, requireChangeableContact } from './contactChanges.ts';
import { setLoginContact } from './setLoginContact.ts';

/** Who owns which contact can be asked this often by one person. */
const requests = { count: 10, seconds: 86_400 };

interface ContactChange {
  channel: Channel;
  contact: string;
}

/**
 * Sends a code to the contact that a customer wants to log in with instead of the present one (ACC-05).
 * @throws ApiError 403 `LOGIN_AGAIN`, 409 `CHANGE_PENDING`, 409 code 3 for somebody else's contact, 422 where there is no
 *   validated contact to change or it is this one, 429
 */
export async function requestContactChange(
  backend: Backend,
  customer: Customer,
  { channel, contact }: ContactChange,
  address: string,
): Promise<{ message: string; resend_after: number; expires_in: number }> {
  const { database, clock } = backend;
  const { user, company } = customer;
  const now = clock.now();
  await requireChangeableContact(database, customer, { channel, contact }, now);
  const present = loginContactOf(user, channel);
  if (present === null) throw new ApiError(422, texts.nothingToChange);
  if (present === contact) throw new ApiError(422, texts.sameContact);
  await countAttempt(database, `contact-change:${user.id}`, requests, now);
  const holder = await findUserByLogin(database, contact, now);
  if (holder !== undefined && holder.id !== user.id)
    throw new ApiError(409, texts.userExists, { code: 3 });
  const sent = await sendCode(backend, { company, channel, contact, customer, address });
  const request = {
    companyId: company.id,
    channel,
    contact,
    expiresAt: new Date(now.getTime() + sent.expires_in * 1000),
  };
  await database
    .insertInto('contactChangeRequests')
    .values({ userId: user.id, ...request })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(request))
    .execute();
  return sent;
}

/**
 * Makes the new contact the login, with the code that was sent to it (ACC-06).
 * @throws ApiError 400 code 2 for a wrong code and without a request, 403 `LOGIN_AGAIN`, 409 as for the request
 */
export async function validateContactChange(
  backend: Backend,
  customer: Customer,
  code: string,
  address: string,
): Promise<string> {
  const { database, clock } = backend;
  const { user, company } = customer;
  const now = clock.now();
  const own = { userId: user.id, companyId: company.id };
  const request = await database
    .selectFrom('contactChangeRequests')
    .select(['channel', 'contact'])
    .where((eb) => eb.and(own))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (request === undefined) throw new ApiError(400, CODE_INVALID, { code: 2 });
  await requireChangeableContact(database, customer, request, now);
  const { contact } = request;
  await takeCode(backend, { ...own, contact, code, address });
  await setLoginContact(backend, customer, request, null);
  await database
    .deleteFrom('contactChangeRequests')
    .where((eb) => eb.and(own))
    .execute();
  return request.channel === 'sms' ? texts.phoneValidated : texts.emailValidated;
}
