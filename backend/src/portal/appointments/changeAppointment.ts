import { canCancel, canConfirm, isChatReadOnly } from '@portal/domain/work/appointmentFacts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { addChatEntry } from '../services/chat.ts';
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
    const changed = await execute(
      transaction,
      `update appointments set cancelled_at = $2, cancelled_by_client = true, cancel_reason = 'CUSTOMER', updated_at = $2
       where id = $1 and cancelled_at is null`,
      [row.id, now],
    );
    if (changed.rowCount !== 1) throw refused;
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentCancelled',
      company,
      clientId: row.client_id,
      subject: `S-${row.id}`,
      facts: { start: row.starts_at, refundCents: await refundOf(transaction, row) },
    });
  });
}

/** What goes back of what was paid for a cancelled appointment, in cents. */
async function refundOf(database: Database, row: AppointmentRow): Promise<number> {
  const refund = await selectRow<{ total: number | null }>(
    database,
    `select sum(refund.amount_cents)::int as total from payment_refunds refund join payments on payments.id = refund.payment_id
     where payments.company_id = $1 and payments.subject = $2`,
    [row.company_id, `S-${row.id}`],
  );
  return refund?.total ?? 0;
}

/** Confirms that the customer will come (DET-28, C-13). @throws ApiError 409 with title and body */
export async function confirmAppointment(
  backend: Backend,
  company: Company,
  row: AppointmentRow,
): Promise<void> {
  const now = backend.clock.now();
  // A second click finds it confirmed already: that is what the customer wanted.
  if (row.confirmed_at !== null && row.cancelled_at === null) return;
  if (!canConfirm(appointmentFacts(row, now))) {
    throw new ApiError(409, texts.cannotConfirm, {
      title: texts.cannotConfirmTitle,
      body: texts.cannotConfirm,
    });
  }
  await inTransaction(backend.database, async (transaction) => {
    const changed = await execute(
      transaction,
      'update appointments set confirmed_at = $2, updated_at = $2 where id = $1 and confirmed_at is null',
      [row.id, now],
    );
    if (changed.rowCount !== 1) return;
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentConfirmed',
      company,
      clientId: row.client_id,
      subject: `S-${row.id}`,
      facts: { start: row.starts_at },
    });
  });
}

/** Adds the customer's message (DET-48). @throws ApiError 409 when the chat is read-only (DET-49) */
export async function addAppointmentMessage(
  backend: Backend,
  row: AppointmentRow,
  message: string,
): Promise<void> {
  const now = backend.clock.now();
  if (isChatReadOnly(appointmentFacts(row, now))) throw new ApiError(409, texts.chatClosed);
  await addChatEntry(backend.database, {
    companyId: row.company_id,
    subject: `S-${row.id}`,
    author: 'CLIENT',
    message,
    at: now,
  });
}
