import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAppointment } from '../../appointments/appointmentRow.ts';
import { findSubject } from '../findSubject.ts';
import { requireOpenMedia } from './requireOpenMedia.ts';

/**
 * Looks again whether a subject takes files, which it may have stopped doing while one of them arrived for up to an hour
 * (C-900); until the end of the transaction it goes on taking them. A draft always does.
 * @throws ApiError 409 as requireOpenMedia, 404 when the subject is gone
 */
export async function holdOpenMedia(
  { clock }: Backend,
  transaction: Transaction,
  customer: Customer,
  subjectId: string,
): Promise<void> {
  const id = subjectId.slice('S-'.length);
  if (subjectId.startsWith('S-')) {
    await hold(transaction, 'appointments', id);
    const row = await findAppointment(transaction, customer.company.id, customer.client.id, id);
    if (row === undefined) return;
    if (row.workId !== null) await hold(transaction, 'works', row.workId);
  } else await hold(transaction, 'works', id);
  const subject = await findSubject(transaction, customer, subjectId);
  await requireOpenMedia({ database: transaction, clock }, customer, subject);
}

async function hold(
  transaction: Transaction,
  table: 'appointments' | 'works',
  id: string,
): Promise<void> {
  await transaction.selectFrom(table).select('id').where('id', '=', id).forShare().execute();
}
