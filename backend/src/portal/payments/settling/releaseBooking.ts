import { sql } from 'kysely';
import { offeredMethods } from '../../../accounts/companies/offeredMethods.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { openStates } from '../attempts/openAttempt.ts';
import { settle } from './settle.ts';

/** What holds a booking: its payment, and what it is for (`S-…`). */
export interface Holding {
  id: string;
  subject: string;
}

/**
 * Gives the time of one booking back whose payment's deadline is over, unless it was paid meanwhile, is being paid at this
 * moment, or its customer came.
 */
export async function releaseBooking(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { id: paymentId, subject }: Holding,
): Promise<void> {
  const now = backend.clock.now();
  // In the order in which a cancellation locks the two.
  const appointmentId = subject.slice(2);
  await transaction
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', appointmentId)
    .forUpdate()
    .execute();
  const payment = await transaction
    .selectFrom('payments')
    .select('clientId')
    .where('id', '=', paymentId)
    .where('holdsBooking', '=', true)
    .where('state', '<>', 'PAYED')
    .where('validUntil', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return;
  // Who could not pay loses no time: it is owed without a deadline, as what was booked before live (C-782, C-901).
  if (offeredMethods(backend.environment, company).length === 0) {
    await transaction
      .updateTable('payments')
      .set({ holdsBooking: false, validUntil: null, updatedAt: now })
      .where('id', '=', paymentId)
      .execute();
    return;
  }
  // A push on the telephone or an open card page may still be paid for some minutes; a reference has had its days.
  const open = await transaction
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'expiresAt'])
    .where('paymentId', '=', paymentId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  const isDuringTime = open !== undefined && open.expiresAt !== null && open.expiresAt > now;
  if (isDuringTime && open.method !== 'MB') return;
  const released = await transaction
    .updateTable('appointments')
    .set({ cancelledAt: now, cancelReason: 'PAYMENT_EXPIRED', updatedAt: now })
    .where('id', '=', appointmentId)
    .where('cancelledAt', 'is', null)
    .where('clientArrived', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('works').select('id').whereRef('works.appointmentId', '=', 'appointments.id'),
        ),
      ),
    )
    .returning(sql<Date>`lower(during)`.as('startsAt'))
    .executeTakeFirst();
  // Whoever came all the same pays later: nothing is held any more, and the deadline closes no payment (C-249).
  await transaction
    .updateTable('payments')
    .set(
      released === undefined ? { holdsBooking: false, validUntil: null } : { holdsBooking: false },
    )
    .where('id', '=', paymentId)
    .execute();
  if (released === undefined) return;
  const statement = { source: 'CLOCK', claim: 'EXPIRED' } as const;
  if (open !== undefined)
    await settle(
      transaction,
      open.id,
      { ...statement, amountCents: undefined, requestId: undefined },
      now,
    );
  await transaction
    .updateTable('payments')
    .set({ state: 'EXPIRED', updatedAt: now })
    .where('id', '=', paymentId)
    .execute();
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentReleased',
    company,
    clientId: payment.clientId,
    subject,
    facts: { start: released.startsAt },
  });
}
