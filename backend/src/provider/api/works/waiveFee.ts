import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { AppointmentRow } from '../../../portal/appointments/appointmentRow.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { queueRefund } from '../../../portal/payments/settling/queueRefund.ts';
import { sumOf } from '../../../portal/withdrawals/listPaidAttempts.ts';
import { listKept } from '../../../portal/policies/listKept.ts';

/**
 * The provider gives back what was kept of an appointment, which the caller has locked, once; the customer is told
 * (POL-10). @throws ApiError 409 where nothing is kept
 */
export async function waiveFee(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  row: AppointmentRow,
  reason: string,
): Promise<void> {
  if (row.waivedAt !== null) return;
  const isOver = row.cancelledAt !== null || row.noShowAt !== null;
  const kept = isOver ? await listKept(transaction, row.id) : [];
  const refundCents = sumOf(kept);
  if (refundCents === 0) throw new ApiError(409, 'Nothing is kept of this appointment.');
  const now = backend.clock.now();
  await transaction
    .updateTable('appointments')
    .set({ waivedAt: now, waiverReason: reason, updatedAt: now })
    .where('id', '=', row.id)
    .execute();
  for (const payment of kept)
    if (payment.amountCents > 0) await queueRefund(transaction, payment, 'WAIVED', now);
  await notifyCustomer(transaction, backend, {
    kind: 'feeWaived',
    company,
    clientId: row.clientId,
    subject: `S-${row.id}`,
    facts: { refundCents },
  });
}
