import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';

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
  const { companyId, clientId, subject, totalCents, validUntil, description, now } = demand;
  const changed = { totalCents, validUntil, description, endedAt: null, updatedAt: now };
  const row = await database
    .insertInto('payments')
    .values({
      id: newId(),
      companyId,
      clientId,
      subject,
      ...changed,
      state: 'NOT_PAID',
      createdAt: now,
      holdsBooking: demand.holdsBooking === true,
    })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(changed)
        .where('payments.state', 'not in', ['PAYED', 'PENDING'])
        .where('payments.companyId', '=', companyId),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
