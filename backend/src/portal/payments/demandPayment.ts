import type { Database } from '../../platform/database/database.ts';
import { selectRow } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

export interface PaymentDemand {
  companyId: string;
  clientId: string;
  /** `A-…` or `S-…`. */
  subject: string;
  totalCents: number;
  validUntil: Date | null;
  description: string | null;
  /** Whether the booking is released when the deadline passes unpaid. */
  holdsBooking?: boolean;
  now: Date;
}

/**
 * Asks for the payment of a work or appointment. Asking again changes amount and deadline as long as
 * nothing has been paid or is being paid; a booking that depends on it goes on doing so.
 * @returns the payment's id, or undefined when it can no longer be changed
 */
export async function demandPayment(
  database: Database,
  demand: PaymentDemand,
): Promise<string | undefined> {
  const row = await selectRow<{ id: string }>(
    database,
    `insert into payments (id, company_id, client_id, subject, total_cents, state, valid_until, description, created_at, updated_at, holds_booking)
     values ($1, $2, $3, $4, $5, 'NOT_PAID', $6, $7, $8, $8, $9)
     on conflict (subject) do update set
       total_cents = excluded.total_cents, valid_until = excluded.valid_until, description = excluded.description,
       updated_at = excluded.updated_at
     where payments.state not in ('PAYED', 'PENDING') and payments.company_id = excluded.company_id
     returning id`,
    [
      newId(),
      demand.companyId,
      demand.clientId,
      demand.subject,
      demand.totalCents,
      demand.validUntil,
      demand.description,
      demand.now,
      demand.holdsBooking === true,
    ],
  );
  return row?.id;
}
