import { sql } from 'kysely';
import { findAppointmentOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { isConflict } from '../../../platform/database/databaseFault.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { endDeadlineAtStart } from '../../../portal/moves/endDeadlineAtStart.ts';
import { endMoveRequest } from '../../../portal/moves/requests/endMoveRequest.ts';
import { lockAppointment } from '../../../portal/appointments/lockAppointment.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { refuseElsewhere } from './refuseElsewhere.ts';
import { refuseUnderWay } from './refuseUnderWay.ts';
import { instantAt, minutesOf } from '../../../portal/schedule/slots/wallClock.ts';

/**
 * Moves an appointment; the customer sees the old time too, and confirms again.
 * @param change with the start that was seen, and whether it takes back that its customer came
 * @throws ApiError 404, 409 when the time is taken, where it was called off or moved before (C-952), and while it is under
 *   way (C-934)
 */
export async function rescheduleAppointment(
  backend: Backend,
  company: Company,
  id: string,
  change: { seen_start?: string; client_arrived?: boolean },
  place: { date: string; time: string },
): Promise<void> {
  const start = new Date(instantAt(place.date, minutesOf(place.time), company.timeZone));
  try {
    await inTransaction(backend.database, async (transaction) => {
      const now = backend.clock.now();
      await lockAppointment(transaction, id);
      // Where its customer has moved it by now, that is the time it leaves.
      const row = await findAppointmentOfCompany(transaction, company.id, id);
      if (row === undefined) throw new ApiError(404, `There is no appointment S-${id}.`);
      refuseElsewhere(change, row.startsAt);
      await refuseUnderWay(transaction, id, change.client_arrived === false);
      const end = new Date(start.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
      // Wherever it goes, the wish for another time is answered by it (C-542).
      const isWish = row.moveWanted?.getTime() === start.getTime();
      await endMoveRequest(transaction, row.id, isWish ? 'confirmed' : 'refused', now);
      const moved = await transaction
        .updateTable('appointments')
        .set({
          during: sql`tstzrange(${start}, ${end})`,
          oldStart: row.startsAt,
          confirmedAt: null,
          updatedAt: now,
        })
        .where('id', '=', row.id)
        .where('cancelledAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (moved === undefined) throw new ApiError(409, 'This appointment was cancelled.');
      await endDeadlineAtStart(transaction, row.id, start, now);
      await notifyCustomer(transaction, backend, {
        kind: 'appointmentMovedByProvider',
        company,
        clientId: row.clientId,
        subject: `S-${row.id}`,
        facts: { before: row.startsAt, start },
        at: start,
      });
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(409, 'The new time is taken.');
    throw error;
  }
}
