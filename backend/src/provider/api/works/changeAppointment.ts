import type { appointmentChangeSchema } from '@portal/api/provider/schemas';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { findAppointmentOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { isConflict } from '../../../platform/database/databaseFault.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { endDeadlineAtStart } from '../../../portal/moves/endDeadlineAtStart.ts';
import { endMoveRequest } from '../../../portal/moves/requests/endMoveRequest.ts';
import { lockAppointment } from '../../../portal/appointments/lockAppointment.ts';
import { noteNoShow } from './noteNoShow.ts';
import { waiveFee } from './waiveFee.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { instantAt, minutesOf } from '../../../portal/schedule/slots/wallClock.ts';

type Change = v.InferOutput<typeof appointmentChangeSchema>;

/**
 * Arrived, nobody came, what was kept given back (POL-10), cancelled, confirmed, moved in time, video call.
 * @throws ApiError 404, 409 when the new time is taken, and where its customer went before (C-952)
 */
export async function changeAppointment(
  backend: Backend,
  company: Company,
  id: string,
  request: Change,
): Promise<void> {
  const now = backend.clock.now();
  const row = await findAppointmentOfCompany(backend.database, company.id, id);
  if (row === undefined) throw new ApiError(404, `There is no appointment S-${id}.`);
  refuseElsewhere(request, row.startsAt);
  if (request.reschedule !== undefined)
    await reschedule(backend, company, id, request, request.reschedule);
  await inTransaction(backend.database, async (transaction) => {
    const before = await transaction
      .selectFrom('appointments')
      .select(['cancelledAt', sql<Date>`lower(during)`.as('startsAt')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (request.reschedule === undefined) refuseElsewhere(request, before.startsAt);
    const {
      client_arrived: clientArrived,
      confirmed,
      cancelled,
      meeting_url: meetingUrl,
    } = request;
    if (before.cancelledAt !== null && (clientArrived === true || confirmed === true))
      throw new ApiError(409, 'This appointment was cancelled.');
    await transaction
      .updateTable('appointments')
      .set({
        ...(clientArrived === undefined ? {} : { clientArrived }),
        ...(confirmed === undefined
          ? {}
          : { confirmedAt: confirmed ? sql<Date>`coalesce(confirmed_at, ${now})` : null }),
        // Also when it stays: any change that the provider makes gives the schedule a new version.
        cancelledAt: cancelled === true ? sql`coalesce(cancelled_at, ${now})` : sql`cancelled_at`,
        ...(cancelled === true
          ? { cancelReason: sql<'PROVIDER'>`coalesce(cancel_reason, 'PROVIDER')` }
          : {}),
        ...(meetingUrl === undefined ? {} : { meetingUrl }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    const changed = await findAppointmentOfCompany(transaction, company.id, id);
    if (changed !== undefined && request.no_show === true)
      await noteNoShow(transaction, backend, company, changed);
    if (changed !== undefined && request.fee_waiver !== undefined)
      await waiveFee(transaction, backend, company, changed, request.fee_waiver.reason);
    if (cancelled === true && before.cancelledAt === null)
      await notifyCustomer(transaction, backend, {
        kind: 'appointmentCancelledByProvider',
        company,
        clientId: row.clientId,
        subject: `S-${row.id}`,
        facts: { start: row.startsAt },
        at: row.startsAt,
      });
  });
}

/** @throws ApiError 409 where the start is another one than whoever calls has seen */
function refuseElsewhere({ seen_start: seen }: Change, startsAt: Date): void {
  if (seen !== undefined && Date.parse(seen) !== startsAt.getTime())
    throw new ApiError(409, 'This appointment was moved to another time.');
}

/** Moves an appointment; the customer sees the old time too, and confirms again. */
async function reschedule(
  backend: Backend,
  company: Company,
  id: string,
  request: Change,
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
      refuseElsewhere(request, row.startsAt);
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
