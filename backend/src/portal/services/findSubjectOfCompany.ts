import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Database } from '../../platform/database/database.ts';
import { findAppointmentOfCompany } from '../appointments/appointmentRow.ts';
import type { Subject } from './findSubject.ts';
import { findWorkOfCompany } from './workRow.ts';

/** The work (`A-…`) or appointment (`S-…`) of a provider, whoever's it is; undefined for what the provider does not have. */
export async function findSubjectOfCompany(
  database: Database,
  companyId: string,
  id: string,
): Promise<Subject | undefined> {
  const key = id.slice(2);
  if (id.startsWith('A-')) {
    const row = await findWorkOfCompany(database, companyId, key);
    return row === undefined ? undefined : { kind: 'work', id, row };
  }
  if (!isAppointmentId(id)) return undefined;
  const row = await findAppointmentOfCompany(database, companyId, key);
  return row === undefined ? undefined : { kind: 'appointment', id, row };
}
