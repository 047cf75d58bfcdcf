import type { appointmentChangeSchema } from '@portal/api/provider/schemas';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { findAppointmentOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { noteNoShow } from './noteNoShow.ts';
import { refuseElsewhere } from './refuseElsewhere.ts';
import { refuseUnderWay } from './refuseUnderWay.ts';
import { rescheduleAppointment } from './rescheduleAppointment.ts';
import { waiveFee } from './waiveFee.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';

type Change = v.InferOutput<typeof appointmentChangeSchema>;

/**
 * Arrived, nobody came, what was kept given back (POL-10), cancelled, confirmed, moved in time, video call.
 * @throws ApiError 404, 409 when the new time is taken, where its customer went before (C-952), and where it is called off or
 *   moved while it is under way (C-934)
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
    await rescheduleAppointment(backend, company, id, request, request.reschedule);
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
    if (cancelled === true) await refuseUnderWay(transaction, id, clientArrived === false);
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
        facts: { start: before.startsAt },
        at: before.startsAt,
      });
  });
}
