import { keptCents } from '@portal/api/work/policy/policySentences';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { AppointmentRow } from '../../../portal/appointments/appointmentRow.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { queueRefund } from '../../../portal/payments/settling/queueRefund.ts';
import { listPaidAttempts, sumOf } from '../../../portal/withdrawals/listPaidAttempts.ts';

/**
 * The provider notes that nobody came to an appointment, which the caller has locked: the share of its policy is kept, the
 * rest goes back. Without a policy what was paid stays, as before. Noting it again changes nothing (POL-10).
 * @throws ApiError 409 before the start, and where it was called off or somebody came
 */
export async function noteNoShow(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  row: AppointmentRow,
): Promise<void> {
  const now = backend.clock.now();
  if (row.noShowAt !== null) return;
  if (row.startsAt > now) throw new ApiError(409, 'This appointment has not begun.');
  if (row.cancelledAt !== null || row.clientArrived || row.workId !== null)
    throw new ApiError(409, 'This appointment was called off, or its customer came.');
  const keptPercent = row.policy?.noShowPercent ?? 100;
  await transaction
    .updateTable('appointments')
    .set({ noShowAt: now, keptPercent, updatedAt: now })
    .where('id', '=', row.id)
    .execute();
  const attempts = await listPaidAttempts(transaction, `S-${row.id}`);
  const backs = attempts.map((attempt) => ({
    ...attempt,
    amountCents: attempt.amountCents - keptCents(attempt.amountCents, keptPercent),
  }));
  for (const back of backs)
    if (back.amountCents > 0) await queueRefund(transaction, back, 'NO_SHOW', now);
  const paid = sumOf(attempts);
  if (paid === 0) return;
  const refundCents = sumOf(backs);
  await notifyCustomer(transaction, backend, {
    kind: 'noShowNoted',
    company,
    clientId: row.clientId,
    subject: `S-${row.id}`,
    facts: { start: row.startsAt, refundCents, keptCents: paid - refundCents },
    at: row.startsAt,
  });
}
