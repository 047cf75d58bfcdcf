import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/**
 * What has been called off of what was to be paid: the work, also the one that came out of the appointment, or the
 * appointment; null while it goes on.
 */
export async function calledOff(
  database: Database,
  subject: string,
): Promise<'work' | 'appointment' | null> {
  const isAppointment = isAppointmentId(subject);
  const work = await database
    .selectFrom('works')
    .select('id')
    .where(isAppointment ? 'appointmentId' : 'id', '=', bareId(subject))
    .where('cancelledAt', 'is not', null)
    .executeTakeFirst();
  if (work !== undefined) return 'work';
  if (!isAppointment) return null;
  const appointment = await database
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', bareId(subject))
    .where('cancelledAt', 'is not', null)
    .executeTakeFirst();
  return appointment === undefined ? null : 'appointment';
}

/** Has whoever calls it off meanwhile wait until the transaction ends: an appointment, and the work of either. */
export async function lockAgainstCallingOff(
  transaction: Transaction,
  subject: string,
): Promise<void> {
  const isAppointment = isAppointmentId(subject);
  if (isAppointment)
    await transaction
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', bareId(subject))
      .forUpdate()
      .execute();
  await transaction
    .selectFrom('works')
    .select('id')
    .where(isAppointment ? 'appointmentId' : 'id', '=', bareId(subject))
    .forUpdate()
    .execute();
}
