import { inParallel } from '@portal/storage/parallel/inParallel';
import type { Selectable } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import { isServed } from '../../../accounts/companies/isServed.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { eachOnItsOwn } from '../../../platform/jobs/eachOnItsOwn.ts';
import { askBeforeRelease, unheardAttempts } from './askBeforeRelease.ts';
import { releaseBooking } from './releaseBooking.ts';

/** So many providers at the same time: one whose gateway is slow keeps none of the others waiting. */
const atOnce = 20;
const leaseMilliseconds = 60_000;
/** A reference is paid at a machine until the last moment, and told of a little later (C-902). */
const graceMilliseconds = 5 * 60_000;
/** How long a booking waits for a gateway that does not answer (C-902). */
const longestWaitMilliseconds = 6 * 3_600_000;

interface DueBooking extends Pick<Selectable<Schema['payments']>, 'id' | 'companyId' | 'subject'> {
  deadline: Date;
}

/**
 * Gives the time of bookings back that were to be paid and were not. The gateway is asked once more before, and waited for
 * when it does not answer; what is paid all the same goes to the refunds. Of several processes one releases each booking.
 * @param ending when aborted, no further booking is begun
 */
export async function releaseUnpaidBookings(backend: Backend, ending?: AbortSignal): Promise<void> {
  const due = await dueBookings(backend);
  const providers = new Set(due.map(({ companyId }) => companyId));
  await inParallel(atOnce, [...providers], async (provider) => {
    // A gateway that has just not answered is not asked about the next booking: that one waits for the next round.
    let answers = true;
    await eachOnItsOwn(
      backend,
      due.filter(({ companyId }) => companyId === provider),
      ({ subject }) => subject,
      async (booking) => {
        if (ending?.aborted !== true && (await takeTurn(backend, booking)))
          answers = await releaseOne(backend, booking, answers);
      },
    );
  });
}

/** @returns whether the gateway still answers, as far as it was asked */
async function releaseOne(
  backend: Backend,
  booking: DueBooking,
  answers: boolean,
): Promise<boolean> {
  const over = backend.clock.now().getTime() - booking.deadline.getTime();
  const attempts = await unheardAttempts(backend, booking.id, booking.deadline);
  if (over < graceMilliseconds && attempts.some(({ method }) => method === 'MB')) return answers;
  const isHeard = attempts.length === 0 || (answers && (await askBeforeRelease(backend, attempts)));
  const company = await findCompanyById(backend.database, booking.companyId);
  if (company !== undefined && (isHeard || over >= longestWaitMilliseconds))
    await inTransaction(backend.database, (transaction) =>
      releaseBooking(transaction, backend, company, booking),
    );
  return answers && isHeard;
}

/** Those of which nobody took the turn just now; which waited longest since their last come first. */
async function dueBookings({ database, clock }: Backend): Promise<DueBooking[]> {
  const now = clock.now();
  return database
    .selectFrom('payments')
    .select(['id', 'companyId', 'subject', 'validUntil as deadline'])
    .where('holdsBooking', '=', true)
    .where('state', '<>', 'PAYED')
    .where('validUntil', '<=', now)
    .where(isServed('payments.company_id'))
    .where((eb) =>
      eb.or([eb('releaseTakenAt', 'is', null), eb('releaseTakenAt', '<=', leaseEnded(now))]),
    )
    .orderBy('releaseTakenAt', (order) => order.asc().nullsFirst())
    .orderBy('validUntil')
    .limit(100)
    .$narrowType<{ deadline: Date }>()
    .execute();
}

/** True for the one process that releases a booking, which it takes when it begins with it. */
async function takeTurn({ database, clock }: Backend, { id }: DueBooking): Promise<boolean> {
  const now = clock.now();
  const taken = await database
    .updateTable('payments')
    .set({ releaseTakenAt: now })
    .where('id', '=', id)
    .where('holdsBooking', '=', true)
    .where((eb) =>
      eb.or([eb('releaseTakenAt', 'is', null), eb('releaseTakenAt', '<=', leaseEnded(now))]),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

function leaseEnded(now: Date): Date {
  return new Date(now.getTime() - leaseMilliseconds);
}
