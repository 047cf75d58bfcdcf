import { LONGEST_LEAD_MINUTES } from '@portal/api/provider/reminders';
import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { isHeld } from '../../../platform/database/databaseFault.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import {
  leaseJobs,
  tryJob,
  type LeasedJob,
  type LeasedQueue,
} from '../../../platform/jobs/leasedQueue.ts';
import { holdSubject } from './holdSubject.ts';
import { planSubject } from './planSubject.ts';

interface ChangeJob extends LeasedJob {
  companyId: string;
  /** Null for everything of the provider. */
  subject: string | null;
  at: Date;
}

const MOST_AT_ONCE = 200;
const PAUSE_SECONDS = 5;

const queue: LeasedQueue<Backend, ChangeJob> = {
  table: 'reminderChanges',
  // Planned twice is planned once: each message has one place.
  leaseSeconds: 30,
  pauseAfter: () => PAUSE_SECONDS,
  perform: ({ database }, { companyId, subject, at }) =>
    inTransaction(database, async (transaction) => {
      if (subject !== null) {
        await holdSubject(transaction, subject);
        return planSubject(transaction, { companyId, subject, at });
      }
      await sql`
        insert into reminder_changes (company_id, subject, at)
        select company_id, subject, ${at}::timestamptz from (
          select company_id, 'S-' || id as subject from appointments
            where company_id = ${companyId} and client_id is not null and cancelled_at is null
              and during && tstzrange(${at}, null)
          union select company_id, 'A-' || id from works
            where company_id = ${companyId} and cancelled_at is null
              and (bars < 5 or bars_at >= ${at}::timestamptz - make_interval(mins => ${LONGEST_LEAD_MINUTES}))
          union select company_id, subject from payments
            where company_id = ${companyId} and valid_until > ${at} and state <> 'PAYED') open`.execute(
        transaction,
      );
    }),
  done: ({ database }, { id }) =>
    database.deleteFrom('reminderChanges').where('id', '=', id).execute(),
  failed: ({ database, clock, log }, { id, tries }, { error, reason, pause = PAUSE_SECONDS }) => {
    // Whoever is changing it writes down that it is to be planned anew.
    if (!isHeld(error)) log.warn({ job: id, tries, error: reason }, 'reminders were not planned');
    return database
      .updateTable('reminderChanges')
      .set({ nextTryAt: new Date(clock.now().getTime() + pause * 1000) })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  },
};

/** Plans what changed, until nothing is left; each change by one of all processes. */
export async function planChanges(backend: Backend, ending?: AbortSignal): Promise<void> {
  for (;;) {
    if (ending?.aborted === true) return;
    const due = await leaseJobs<ChangeJob>(backend.database, queue, {
      now: backend.clock.now(),
      most: MOST_AT_ONCE,
      which: sql`true`,
      order: sql`job.next_try_at, job.id`,
      columns: sql`job.id, job.tries, job.company_id, job.subject, job.at`,
    });
    for (const job of due) await tryJob(queue, backend, job);
    if (due.length === 0) return;
  }
}
