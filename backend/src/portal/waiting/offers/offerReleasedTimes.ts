import { sql } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import { isServed } from '../../../accounts/companies/isServed.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import {
  leaseJobs,
  tryJob,
  type LeasedJob,
  type LeasedQueue,
} from '../../../platform/jobs/leasedQueue.ts';
import { offerInTurn } from './offerInTurn.ts';
import { earliestOffered } from './offeredUntil.ts';
import { quietUntil } from './quietUntil.ts';
import type { Released } from './fittingTimes.ts';

interface ReleasedJob extends LeasedJob, Released {
  companyId: string;
  clientId: string | null;
}

const MOST_AT_ONCE = 50;
const PAUSE_SECONDS = 5;

/** What is to become of a time that was looked at: forgotten, looked at later, or kept for whoever waits again. */
type Outcome = 'over' | { later: Date } | 'kept';

const queue: LeasedQueue<Backend, ReleasedJob, Outcome> = {
  table: 'releasedTimes',
  // Whoever takes over does nothing twice: who was offered something does not wait any more.
  leaseSeconds: 20,
  pauseAfter: () => PAUSE_SECONDS,
  perform: offer,
  done: async ({ database, clock }, { id, tries }, outcome) => {
    if (outcome === 'over') {
      await database.deleteFrom('releasedTimes').where('id', '=', id).execute();
      return;
    }
    await database
      .updateTable('releasedTimes')
      .set({ nextTryAt: outcome === 'kept' ? null : outcome.later })
      .where('id', '=', id)
      .where('tries', '=', tries)
      // Earlier where somebody waits again since, and it is to be looked at once more.
      .where('nextTryAt', '>', clock.now())
      .execute();
  },
  failed: async ({ database, clock, log }, { id, tries }, { reason, pause = PAUSE_SECONDS }) => {
    log.warn({ job: id, tries, error: reason }, 'a time that became free was not offered');
    await database
      .updateTable('releasedTimes')
      .set({ nextTryAt: new Date(clock.now().getTime() + pause * 1000) })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  },
};

/**
 * Offers what became free to whoever waits (WAI-04). Of several processes one looks at each time; whoever ends in the
 * middle of it leaves what was offered offered, and the rest to the next.
 */
export async function offerReleasedTimes(backend: Backend): Promise<void> {
  const due = await leaseJobs<ReleasedJob>(backend.database, queue, {
    now: backend.clock.now(),
    most: MOST_AT_ONCE,
    which: isServed('job.company_id'),
    order: sql`job.next_try_at, job.id`,
    columns: sql`job.id, job.tries, job.company_id, job.client_id, job.resource, job.expert_id,
      lower(job.during) as starts_at, upper(job.during) as ends_at`,
  });
  for (const job of due) await tryJob(queue, backend, job);
}

async function offer(backend: Backend, job: ReleasedJob): Promise<Outcome> {
  const now = backend.clock.now();
  if (job.endsAt.getTime() <= earliestOffered(now)) return 'over';
  const company = await findCompanyById(backend.database, job.companyId);
  if (company === undefined || !isOffering(company)) return 'over';
  const quiet = quietUntil(now, company.timeZone);
  if (quiet !== undefined) return { later: quiet };
  await offerInTurn(backend, company, job, job.clientId);
  return 'kept';
}

const isOffering = ({ schedulerModule, waitingList }: Company) =>
  schedulerModule === 'FULL' && waitingList;

/** Forgets times that are over. */
export async function forgetReleasedTimes({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, (transaction) =>
    sql`delete from released_times where upper(during) <= ${clock.now()}`.execute(transaction),
  );
}
