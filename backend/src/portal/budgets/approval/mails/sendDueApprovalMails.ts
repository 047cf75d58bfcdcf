import { sql } from 'kysely';
import { findCompanyById } from '../../../../accounts/companies/queries.ts';
import type { Backend } from '../../../../platform/backend.ts';
import {
  leaseJobs,
  tryJob,
  type LeasedJob,
  type LeasedQueue,
} from '../../../../platform/jobs/leasedQueue.ts';
import { sendApprovalMails } from './sendApprovalMails.ts';

interface ApprovalMail extends LeasedJob {
  companyId: string;
}

const batch = 20;
const longestPauseSeconds = 3600;

const queue: LeasedQueue<Backend, ApprovalMail> = {
  table: 'approvalMails',
  leaseSeconds: 300,
  // A minute after the first failure, twice as long after every other, an hour at most.
  pauseAfter: (tries) => Math.min(60 * 2 ** Math.min(tries - 1, 20), longestPauseSeconds),
  perform: async (backend, { id, companyId }) => {
    const company = await findCompanyById(backend.database, companyId);
    if (company !== undefined) await sendApprovalMails(backend, company, id);
  },
  done: ({ database }, { id }) =>
    database.deleteFrom('approvalMails').where('id', '=', id).execute(),
  failed: ({ database, clock, log }, { id, tries }, { reason, pause = longestPauseSeconds }) => {
    log.warn({ record: id, tries, error: reason }, 'the mails of an approval could not be made');
    return database
      .updateTable('approvalMails')
      .set({ nextTryAt: new Date(clock.now().getTime() + pause * 1000), lastError: reason })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  },
};

/** Makes the mails of the approvals that cannot be taken back any more, in any number of processes, each once (BUD-37). */
export async function sendDueApprovalMails(backend: Backend, ending?: AbortSignal): Promise<void> {
  while (ending?.aborted !== true) {
    const due = await leaseJobs(backend.database, queue, {
      now: backend.clock.now(),
      most: batch,
      which: sql`true`,
      order: sql`job.next_try_at`,
      columns: sql`job.id, job.tries, job.company_id`,
    });
    if (due.length === 0) return;
    // One after the other: drawing takes the processor from the calls.
    for (const mail of due) await tryJob(queue, backend, mail);
  }
}
