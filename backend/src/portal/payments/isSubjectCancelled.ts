import { isAppointmentId } from '@portal/domain/ids';
import { selectRow, type Sql } from '../../platform/database/sql.ts';

/** Whether the work or appointment that was to be paid has been called off. */
export async function isSubjectCancelled(sql: Sql, subject: string): Promise<boolean> {
  const table = isAppointmentId(subject) ? 'appointments' : 'works';
  const row = await selectRow(
    sql,
    `select id from ${table} where id = $1 and cancelled_at is not null`,
    [subject.slice(2)],
  );
  return row !== undefined;
}
