import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { texts } from '../texts.ts';

/** Bookings to come of somebody who proved no contact yet. */
const MOST_OPEN = 2;

/**
 * Whoever proved neither phone nor e-mail holds at most two times at all providers: an account costs nothing, a place in
 * somebody's calendar does (C-169).
 * @throws ApiError 403 with the code `contact`
 */
export async function requireRoomForBooking(
  transaction: Transaction,
  { user }: Pick<Customer, 'user'>,
  now: Date,
): Promise<void> {
  if (user.loginPhone !== null || user.loginEmail !== null) return;
  await lockKeys(transaction, [`unproven/${user.id}`]);
  const open = await transaction
    .selectFrom('appointments as appointment')
    .innerJoin('clients as client', 'client.id', 'appointment.clientId')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('client.userId', '=', user.id)
    .where('appointment.cancelledAt', 'is', null)
    .where(sql<Date>`upper(appointment.during)`, '>', now)
    .executeTakeFirstOrThrow();
  if (open.count >= MOST_OPEN)
    throw new ApiError(403, texts.contactUnproven, {
      code: 'contact',
      title: texts.contactUnprovenTitle,
    });
}
