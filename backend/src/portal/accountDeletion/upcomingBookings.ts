import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { sql } from 'kysely';
import { findAppointment, type AppointmentRow } from '../appointments/appointmentRow.ts';
import { lockAppointment } from '../appointments/lockAppointment.ts';
import { cancelResult, type CancelResult } from '../policies/cancelResult.ts';

/** A booking to come of somebody who leaves, and what ending it now comes to (POL-07). */
export interface UpcomingBooking {
  row: AppointmentRow;
  result: CancelResult;
}

type Whose = Pick<Customer, 'company' | 'client'>;

/** The bookings that end with an account, the soonest first: none that is under way (C-934). */
export async function upcomingBookings(
  database: Database,
  { company, client }: Whose,
  now: Date,
): Promise<UpcomingBooking[]> {
  const bookings: UpcomingBooking[] = [];
  for (const id of await listUpcoming(database, client.id, now)) {
    const row = await findAppointment(database, company.id, client.id, id);
    if (row !== undefined)
      bookings.push({ row, result: await cancelResult(database, company, row, now) });
  }
  return bookings;
}

/** The same, locked with what was paid for them: what is read stays so until they are called off. */
export async function lockUpcomingBookings(
  transaction: Transaction,
  whose: Whose,
  now: Date,
): Promise<UpcomingBooking[]> {
  for (const id of await listUpcoming(transaction, whose.client.id, now))
    await lockAppointment(transaction, id);
  return upcomingBookings(transaction, whose, now);
}

async function listUpcoming(database: Database, clientId: string, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('appointments')
    .select('id')
    .where('clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .where('becameWork', '=', false)
    .where('clientArrived', '=', false)
    .where(sql<Date>`lower(during)`, '>', now)
    .orderBy(sql`lower(during)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
