import { sql } from 'kysely';
import { canCancel } from '@portal/domain/work/canCancel';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { texts } from '../services/texts.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';

/** Cancels for the customer and frees the time (DET-28, DET-29). @throws ApiError 409 with title and body (DET-31) */
export async function cancelAppointment(
  backend: Backend,
  company: Company,
  row: AppointmentRow,
): Promise<void> {
  const now = backend.clock.now();
  const refused = new ApiError(409, texts.cannotCancel, {
    title: texts.cannotCancelTitle,
    body: texts.cannotCancel,
  });
  if (!canCancel(appointmentFacts(row, now))) throw refused;
  await inTransaction(backend.database, async (transaction) => {
    const changed = await transaction
      .updateTable('appointments')
      .set({
        cancelledAt: now,
        cancelledByClient: true,
        cancelReason: 'CUSTOMER',
        updatedAt: now,
      })
      .where('id', '=', row.id)
      .where('cancelledAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw refused;
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentCancelled',
      company,
      clientId: row.clientId,
      subject: `S-${row.id}`,
      facts: { start: row.startsAt, refundCents: await refundOf(transaction, row) },
    });
  });
}

/** What goes back of what was paid for a cancelled appointment, in cents. */
async function refundOf(transaction: Transaction, row: AppointmentRow): Promise<number> {
  const refund = await transaction
    .selectFrom('paymentRefunds as refund')
    .innerJoin('payments', 'payments.id', 'refund.paymentId')
    .select(sql<number | null>`sum(refund.amount_cents)::int`.as('total'))
    .where('payments.companyId', '=', row.companyId)
    .where('payments.subject', '=', `S-${row.id}`)
    .executeTakeFirstOrThrow();
  return refund.total ?? 0;
}
