import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Channel } from './channel.ts';
import { requireFreshLogin } from '../sessions/freshLogin.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import type { User } from '../identity/client.ts';
import { texts } from '../identity/texts.ts';

/** How long the former contact goes on logging in, and how long the change may be taken back (ACC-06, ACC-07). */
export const CONTACT_CHANGE_MILLISECONDS = 7 * 86_400_000;

/** The contact of one channel that logs a person in. */
export function loginContactOf(user: User, channel: Channel): string | null {
  return channel === 'sms' ? user.loginPhone : user.loginEmail;
}

/**
 * Whether a person may make a contact their login: not with an old session, and not a second time within the week in
 * which the change before can still be taken back (ACC-05, ACC-08).
 * @throws ApiError 403 `LOGIN_AGAIN`, 409 `CHANGE_PENDING` with the date from which it may be done
 */
export async function requireChangeableContact(
  database: Database,
  customer: Customer,
  { channel, contact }: { channel: Channel; contact: string },
  now: Date,
): Promise<void> {
  requireFreshLogin(customer, now);
  if (loginContactOf(customer.user, channel) === contact) return;
  const until = await contactChangePendingUntil(database, customer.user.id, now, channel);
  if (until !== undefined)
    throw new ApiError(409, texts.changePending(until), { code: 'CHANGE_PENDING' });
}

/** Until when the last change of a person's login contacts can be taken back; undefined when there is none to take back (ACC-08). */
export async function contactChangePendingUntil(
  database: Database,
  userId: string,
  now: Date,
  channel?: Channel,
): Promise<Date | undefined> {
  const pending = await database
    .selectFrom('contactChanges')
    .select('until')
    .where((eb) => eb.and({ userId, state: 'changed', channel }))
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return pending?.until;
}
