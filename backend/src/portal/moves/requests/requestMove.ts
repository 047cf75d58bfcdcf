import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/newId.ts';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { placeHold } from '../../schedule/holds/placeHold.ts';
import type { MovedPlace } from '../applyMove.ts';

/**
 * Asks the provider for another time, which is held until the answer; the present one stays (RSC-08).
 * @returns the id of the request, or undefined when the place is taken
 */
export async function requestMove(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  row: AppointmentRow,
  place: MovedPlace,
  until: Date,
): Promise<string | undefined> {
  const now = backend.clock.now();
  const hold = { companyId: company.id, ...beyondOwn(row, place), until };
  const holdId = await placeHold(transaction, hold, [place], now);
  if (holdId === undefined) return undefined;
  const id = newId();
  await transaction
    .insertInto('moveRequests')
    .values({
      id,
      companyId: company.id,
      appointmentId: row.id,
      holdId,
      wanted: place.start,
      expiresAt: until,
      createdAt: now,
    })
    .execute();
  await touchAppointment(transaction, row.id, now);
  await notifyCustomer(transaction, backend, {
    kind: 'moveRequested',
    company,
    clientId: row.clientId,
    subject: `S-${row.id}`,
    facts: { start: row.startsAt, wanted: place.start },
  });
  return id;
}

/** What of the wished-for time is not the appointment's own already. */
export function beyondOwn(
  row: Pick<AppointmentRow, 'resource' | 'startsAt' | 'endsAt'>,
  { resource, start, end }: MovedPlace,
): { start: Date; end: Date } {
  if (resource !== row.resource || end <= row.startsAt || start >= row.endsAt)
    return { start, end };
  return start < row.startsAt ? { start, end: row.startsAt } : { start: row.endsAt, end };
}

/** Open pages of it show what became of a wish. */
export async function touchAppointment(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .execute();
}
