import type { Backend } from '../../platform/backend.ts';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { refreshPayment } from './refresh.ts';
import { settle } from './settle.ts';

const leaseMilliseconds = 60_000;

interface DuePayment {
  id: string;
  company_id: string;
  subject: string;
}

/**
 * Gives the time of bookings back that were to be paid and were not. The gateway is asked once more before; what is paid
 * all the same goes to the refunds. Of several processes one releases each booking.
 */
export async function releaseUnpaidBookings(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const due = await selectRows<DuePayment>(
    backend.database,
    `update payments set release_taken_at = $1 where id in (
       select id from payments where holds_booking and state <> 'PAYED' and valid_until <= $1
         and (release_taken_at is null or release_taken_at <= $2)
       order by valid_until limit 100 for update skip locked)
     returning id, company_id, subject`,
    [now, new Date(now.getTime() - leaseMilliseconds)],
  );
  for (const payment of due) {
    await refreshPayment(backend, payment.id, true);
    const company = await findCompanyById(backend.database, payment.company_id);
    if (company !== undefined)
      await inTransaction(backend.database, (transaction) =>
        release(transaction, backend, company, payment),
      );
  }
}

interface OpenAttempt {
  id: string;
  keeps_time: boolean;
}

async function release(
  database: Database,
  backend: Backend,
  company: Company,
  { id: paymentId, subject }: DuePayment,
): Promise<void> {
  const now = backend.clock.now();
  // In the order in which a cancellation locks the two.
  await execute(database, 'select id from appointments where id = $1 for update', [
    subject.slice(2),
  ]);
  const payment = await selectRow<{ client_id: string }>(
    database,
    `select client_id from payments
     where id = $1 and holds_booking and state <> 'PAYED' and valid_until <= $2 for update`,
    [paymentId, now],
  );
  if (payment === undefined) return;
  // A push on the telephone or an open card page may still be paid for some minutes; a reference has had its days.
  const open = await selectRow<OpenAttempt>(
    database,
    `select id, method <> 'MB' and expires_at > $2 as keeps_time from payment_attempts
     where payment_id = $1 and state in ('INITIATING', 'PENDING')`,
    [paymentId, now],
  );
  if (open?.keeps_time === true) return;
  const released = await selectRow<{ starts_at: Date }>(
    database,
    `update appointments set cancelled_at = $2, cancel_reason = 'PAYMENT_EXPIRED', updated_at = $2
     where id = $1 and cancelled_at is null and not client_arrived
       and not exists (select 1 from works where appointment_id = appointments.id)
     returning lower(during) as starts_at`,
    [subject.slice(2), now],
  );
  // Whoever came all the same pays later: nothing is held any more.
  await execute(database, 'update payments set holds_booking = false where id = $1', [paymentId]);
  if (released === undefined) return;
  const statement = { source: 'CLOCK', claim: 'EXPIRED' } as const;
  if (open !== undefined)
    await settle(
      database,
      open.id,
      { ...statement, amountCents: undefined, requestId: undefined },
      now,
    );
  await execute(database, "update payments set state = 'EXPIRED', updated_at = $2 where id = $1", [
    paymentId,
    now,
  ]);
  await notifyCustomer(database, backend, {
    kind: 'appointmentReleased',
    company,
    clientId: payment.client_id,
    subject,
    facts: { start: released.starts_at },
  });
}
