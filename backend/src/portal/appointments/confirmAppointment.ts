import { canConfirm } from '@portal/domain/work/canConfirm';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { texts } from '../services/texts.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';

/** Confirms that the customer will come (DET-28, C-13). @throws ApiError 409 with title and body */
export async function confirmAppointment(
  backend: Backend,
  company: Company,
  row: AppointmentRow,
): Promise<void> {
  const now = backend.clock.now();
  // A second click finds it confirmed already: that is what the customer wanted.
  if (row.confirmedAt !== null && row.cancelledAt === null) return;
  if (!canConfirm(appointmentFacts(row, now))) {
    const body = row.cancelledAt === null ? texts.cannotConfirm : texts.wasCancelled;
    throw new ApiError(409, body, { title: texts.cannotConfirmTitle, body });
  }
  await inTransaction(backend.database, async (transaction) => {
    const changed = await transaction
      .updateTable('appointments')
      .set({ confirmedAt: now, updatedAt: now })
      .where('id', '=', row.id)
      .where('confirmedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentConfirmed',
      company,
      clientId: row.clientId,
      subject: `S-${row.id}`,
      facts: { start: row.startsAt },
    });
  });
}
