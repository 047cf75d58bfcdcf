import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';
import { findUserByLogin } from '../identity/queries.ts';
import { countAttempt } from '../limits/rateLimit.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import type { Channel } from './channel.ts';
import { sendCode } from './codes.ts';
import { loginContactOf, requireChangeableContact } from './contactChanges.ts';

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
