import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../../platform/database/database.ts';

/** Whether the work or appointment that was to be paid has been called off. */
export async function isSubjectCancelled(database: Database, subject: string): Promise<boolean> {
  const table = isAppointmentId(subject) ? 'appointments' : 'works';
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('id', '=', subject.slice(2))
    .where('cancelledAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
