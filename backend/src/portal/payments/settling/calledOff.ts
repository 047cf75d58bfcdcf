import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../../platform/database/database.ts';

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
