import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';

/** Whether the work or appointment that was to be paid has been called off. */
export async function isSubjectCancelled(database: Database, subject: string): Promise<boolean> {
  const table = isAppointmentId(subject) ? 'appointments' : 'works';
  const row = await selectRow(
    database,
    `select id from ${table} where id = $1 and cancelled_at is not null`,
    [subject.slice(2)],
  );
  return row !== undefined;
}
