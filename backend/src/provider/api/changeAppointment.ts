import type { appointmentChangeSchema, appointmentCreationSchema } from '@portal/api/providerApi';
import { sql } from 'kysely';
import type * as v from 'valibot';
import {
  findAppointmentOfCompany,
  type AppointmentRow,
} from '../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { isConflict } from '../../platform/database/databaseErrors.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { bayResource, expertResource, seatResource } from '../../portal/schedule/slots/plans.ts';
import { placeAppointment } from '../../portal/schedule/booking/placeAppointment.ts';
import { readSelection, type Selection } from '../../portal/schedule/selection.ts';
import { loadSettings } from '../../portal/schedule/settings.ts';
import { texts as scheduleTexts } from '../../portal/schedule/texts.ts';
import { notifyCustomer } from '../../portal/customerNotifications/notifyCustomer.ts';
import { instantAt, minutesOf } from '../../portal/schedule/slots/zone.ts';
import { resolveCustomer, resolveItem } from './resolveParties.ts';
import { requireExpert } from './experts.ts';

/**
 * Books for a customer, at any time the provider likes, opening hours or not; what is taken stays taken.
 * `past` imports what was.
 * @throws ApiError 409 when the expert, bay or seat is taken
 */
export async function createAppointment(
  backend: Backend,
  company: Company,
  request: v.InferOutput<typeof appointmentCreationSchema>,
): Promise<string> {
  const now = backend.clock.now();
  const expertId =
    request.expert_id === undefined
      ? null
      : await requireExpert(backend.database, company.id, request.expert_id);
  const selection = await readSelection(backend.database, company, {
    serviceIds: request.service_ids,
    expertId,
  });
  const start = instantAt(request.date, minutesOf(request.time), company.timeZone);
  const end = start + selection.durationMinutes * 60_000;
  const clientId = await resolveCustomer(backend, company, request.customer);
  const itemId = await resolveItem(backend, company, clientId, request);
  const { parallelBookings } = await loadSettings(backend.database, company.id);
  const id = newId();
  await inTransaction(backend.database, async (transaction) => {
    const placed = await placeAppointment(
      transaction,
      {
        id,
        companyId: company.id,
        clientId,
        itemId,
        start: new Date(start),
        end: new Date(end),
        occupies: !request.past,
        isGroup: request.is_group || (selection.fixed?.isGroup ?? false),
        allowCancel: request.allow_cancel,
        allowConfirmation: request.allow_confirmation,
        clientArrived: false,
        obs: request.obs ?? null,
        requestKey: null,
        services: selection.services.map((service) => ({
          serviceId: service.id,
          name: service.name,
          observation: '',
          priceCents: null,
        })),
        observationLabel: scheduleTexts.observationLabel,
      },
      candidates(company, selection, parallelBookings),
      now,
    );
    if (placed === undefined)
      throw new ApiError(409, 'The expert, bay or seat is taken at this time.');
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentBookedByProvider',
      company,
      clientId,
      subject: `S-${id}`,
      facts: {
        what: selection.services.map(({ name }) => name).join(', '),
        start: new Date(start),
      },
      at: new Date(start),
    });
  });
  return id;
}

function candidates(company: Company, selection: Selection, bays: number) {
  const { fixed, experts } = selection;
  if (fixed !== undefined) {
    const expertId = experts.length === 1 ? (experts[0]?.id ?? null) : null;
    return Array.from({ length: fixed.capacity }, (_, index) => ({
      resource: seatResource(fixed.id, index + 1),
      expertId,
    }));
  }
  if (experts.length > 0)
    return experts.map(({ id }) => ({ resource: expertResource(id), expertId: id }));
  return Array.from({ length: bays }, (_, index) => ({
    resource: bayResource(company.id, index + 1),
    expertId: null,
  }));
}

/** Arrived, cancelled, confirmed, moved in time, video call. @throws ApiError 404, 409 when the new time is taken */
export async function changeAppointment(
  backend: Backend,
  company: Company,
  id: string,
  request: v.InferOutput<typeof appointmentChangeSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const row = await findAppointmentOfCompany(backend.database, company.id, id);
  if (row === undefined) throw new ApiError(404, `There is no appointment S-${id}.`);
  if (request.reschedule !== undefined) await reschedule(backend, company, row, request.reschedule);
  await inTransaction(backend.database, async (transaction) => {
    const before = await transaction
      .selectFrom('appointments')
      .select('cancelledAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const {
      client_arrived: clientArrived,
      confirmed,
      cancelled,
      meeting_url: meetingUrl,
    } = request;
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
    if (cancelled === true && before?.cancelledAt === null)
      await notifyCustomer(transaction, backend, {
        kind: 'appointmentCancelledByProvider',
        company,
        clientId: row.client_id,
        subject: `S-${row.id}`,
        facts: { start: row.starts_at },
        at: row.starts_at,
      });
  });
}

/** Moves an appointment; the customer sees the old time too, and confirms again. */
async function reschedule(
  backend: Backend,
  company: Company,
  row: AppointmentRow,
  place: { date: string; time: string },
): Promise<void> {
  if (!/^\d{4}-\d\d-\d\d$/.test(place.date) || !/^\d\d:\d\d$/.test(place.time))
    throw new ApiError(400, 'The new place in time has another form than yyyy-MM-dd and HH:mm.');
  const start = new Date(instantAt(place.date, minutesOf(place.time), company.timeZone));
  const end = new Date(start.getTime() + row.ends_at.getTime() - row.starts_at.getTime());
  try {
    await inTransaction(backend.database, async (transaction) => {
      const moved = await transaction
        .updateTable('appointments')
        .set({
          during: sql`tstzrange(${start}, ${end})`,
          oldStart: row.starts_at,
          confirmedAt: null,
          updatedAt: backend.clock.now(),
        })
        .where('id', '=', row.id)
        .where('cancelledAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (moved === undefined) throw new ApiError(409, 'This appointment was cancelled.');
      await notifyCustomer(transaction, backend, {
        kind: 'appointmentMovedByProvider',
        company,
        clientId: row.client_id,
        subject: `S-${row.id}`,
        facts: { before: row.starts_at, start },
        at: start,
      });
    });
  } catch (error) {
    if (isConflict(error)) throw new ApiError(409, 'The new time is taken.');
    throw error;
  }
}
