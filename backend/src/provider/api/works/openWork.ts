import { bareId } from '@portal/domain/work/bareId';
import type { workCreationSchema } from '@portal/api/provider/schemas';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { findAppointmentOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import { lockAppointment } from '../../../portal/appointments/lockAppointment.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { resolveCustomer, resolveItem } from './resolveCustomer.ts';

/** Opens a work (bars 1), by itself or out of an appointment. @throws ApiError 404, 409 when the appointment has one or was cancelled */
export async function openWork(
  backend: Backend,
  company: Company,
  request: v.InferOutput<typeof workCreationSchema>,
): Promise<string> {
  const now = backend.clock.now();
  const origin = await findOrigin(backend, company, request.appointment_id);
  const clientId = origin?.clientId ?? (await resolveCustomer(backend, company, request.customer));
  const itemId = (await resolveItem(backend, company, clientId, request)) ?? origin?.itemId ?? null;
  const symptoms = request.symptoms.length > 0 ? request.symptoms : (origin?.services ?? []);
  const startedAt = request.started_at === undefined ? now : new Date(request.started_at);
  const id = newId();
  const title = await loadNotificationTitle(backend, company, itemId);
  await inTransaction(backend.database, async (transaction) => {
    if (origin !== undefined) await requireGoingOn(transaction, origin.id);
    const inserted = await transaction
      .insertInto('works')
      .values({
        id,
        companyId: company.id,
        clientId,
        itemId,
        appointmentId: origin?.id ?? null,
        expertId: origin?.expertId ?? null,
        bars: 1,
        symptoms: JSON.stringify(symptoms),
        startedAt,
        expectedAt: sql`${request.expected_at ?? null}`,
        clientObs: origin?.obs ?? null,
        serviceToastState: 'EXPANDED',
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.column('appointmentId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) throw new ApiError(409, 'This appointment has a work already.');
    if (origin !== undefined) {
      await transaction
        .updateTable('appointments')
        .set({ clientArrived: true, updatedAt: now })
        .where('id', '=', origin.id)
        .execute();
    }
    await notifyCustomer(transaction, backend, {
      kind: 'workStateChanged',
      company,
      clientId,
      subject: `A-${id}`,
      facts: { title, state: DEFAULT_STATE_NAMES[1] },
      at: startedAt,
    });
  });
  return id;
}

async function findOrigin(backend: Backend, company: Company, id: string | undefined) {
  if (id === undefined) return undefined;
  const key = bareId(id);
  const appointment = await findAppointmentOfCompany(backend.database, company.id, key);
  if (appointment === undefined) throw new ApiError(404, `There is no appointment ${id}.`);
  if (appointment.cancelledAt !== null) throw new ApiError(409, 'This appointment was cancelled.');
  return appointment;
}

/** Keeps an appointment from being called off meanwhile. @throws ApiError 409 where it was */
async function requireGoingOn(transaction: Transaction, id: string): Promise<void> {
  await lockAppointment(transaction, id);
  const { cancelledAt } = await transaction
    .selectFrom('appointments')
    .select('cancelledAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (cancelledAt !== null) throw new ApiError(409, 'This appointment was cancelled.');
}
