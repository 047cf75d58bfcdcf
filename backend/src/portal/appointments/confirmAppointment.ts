import { canConfirm } from '@portal/domain/work/canConfirm';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { texts } from '../services/texts.ts';
import { findAppointmentOfCompany, type AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';
import { lockAppointment } from './lockAppointment.ts';

/**
 * Confirms that the customer will come, at the time that was shown, or read where nobody says which (DET-28, C-13, C-973).
 * What was cancelled or moved meanwhile is not confirmed (REM-16).
 * @throws ApiError 409 with title and body
 */
export async function confirmAppointment(
  backend: Backend,
  company: Company,
  { id, startsAt: readStart }: Pick<AppointmentRow, 'id' | 'startsAt'>,
  shownStart: Date = readStart,
): Promise<void> {
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    await lockAppointment(transaction, id);
    const row = await findAppointmentOfCompany(transaction, company.id, id);
    const isSame = row?.startsAt.getTime() === shownStart.getTime();
    // A second click finds it confirmed already: that is what the customer wanted.
    if (isSame && row.confirmedAt !== null && row.cancelledAt === null) return;
    if (!isSame || !canConfirm(appointmentFacts(row, now))) throw cannotConfirm(row, isSame);
    await transaction
      .updateTable('appointments')
      .set({ confirmedAt: now, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentConfirmed',
      company,
      clientId: row.clientId,
      subject: `S-${id}`,
      facts: { start: row.startsAt },
    });
  });
}

/** What is said of an appointment that is called off, was moved, or cannot be confirmed as it is. */
function cannotConfirm(row: AppointmentRow | undefined, isSame: boolean): ApiError {
  const isCancelled = row !== undefined && row.cancelledAt !== null;
  const ofOther = row === undefined || isSame ? texts.cannotConfirm : texts.wasMoved;
  const body = isCancelled ? texts.wasCancelled : ofOther;
  return new ApiError(409, body, { title: texts.cannotConfirmTitle, body });
}
