import type { Database } from '../../../platform/database/database.ts';
import { lockKeys, selectRow } from '../../../platform/database/sql.ts';
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
  database: Database,
  { user }: Pick<Customer, 'user'>,
  now: Date,
): Promise<void> {
  if (user.loginPhone !== null || user.loginEmail !== null) return;
  await lockKeys(database, [`unproven/${user.id}`]);
  const open = await selectRow<{ count: number }>(
    database,
    `select count(*)::integer as count from appointments appointment join clients client on client.id = appointment.client_id
     where client.user_id = $1 and appointment.cancelled_at is null and upper(appointment.during) > $2`,
    [user.id, now],
  );
  if ((open?.count ?? 0) >= MOST_OPEN)
    throw new ApiError(403, texts.contactUnproven, {
      code: 'contact',
      title: texts.contactUnprovenTitle,
    });
}
