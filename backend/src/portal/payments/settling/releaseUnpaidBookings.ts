import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import { offeredMethods } from '../../../accounts/companies/offeredMethods.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { openStates } from '../attempts/openAttempt.ts';
import { refreshPayment } from '../attempts/refreshPayment.ts';
import { settle } from './settle.ts';

const leaseMilliseconds = 60_000;

type DuePayment = Pick<Selectable<Schema['payments']>, 'id' | 'companyId' | 'subject'>;

/**
 * Gives the time of bookings back that were to be paid and were not. The gateway is asked once more before; what is paid
 * all the same goes to the refunds. Of several processes one releases each booking.
 */
export async function releaseUnpaidBookings(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const leaseEnded = new Date(now.getTime() - leaseMilliseconds);
  const due = await backend.database
    .updateTable('payments')
    .set({ releaseTakenAt: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments as due')
        .select('due.id')
        .where('due.holdsBooking', '=', true)
        .where('due.state', '<>', 'PAYED')
        .where('due.validUntil', '<=', now)
        .where((taken) =>
          taken.or([
            taken('due.releaseTakenAt', 'is', null),
            taken('due.releaseTakenAt', '<=', leaseEnded),
          ]),
        )
        .orderBy('due.validUntil')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'companyId', 'subject'])
    .execute();
  for (const payment of due) {
    await refreshPayment(backend, payment.id, true);
    const company = await findCompanyById(backend.database, payment.companyId);
    if (company !== undefined)
      await inTransaction(backend.database, (transaction) =>
        release(transaction, backend, company, payment),
      );
  }
}

async function release(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { id: paymentId, subject }: DuePayment,
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
  // Whoever came all the same pays later: nothing is held any more.
  await transaction
    .updateTable('payments')
    .set({ holdsBooking: false })
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
