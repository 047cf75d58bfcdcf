import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { leaseJobs, tryJob, type LeasedQueue } from '../../../platform/jobs/leasedQueue.ts';
import { mailInvoiceRequest } from '../../invoices/mailInvoiceRequest.ts';
import type { InvoiceJob } from './invoiceJob.ts';
import { issueInvoice } from './issueInvoice.ts';

const batch = 10;
/** Seconds until the next try after the first, second, … one that failed: those of the webhooks, some three days (INV-08). */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400];

const queue: LeasedQueue<Backend, InvoiceJob> = {
  table: 'invoiceJobs',
  leaseSeconds: 300,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: issueInvoice,
  // The transaction that keeps the document says that it is done.
  done: async () => undefined,
  failed: (backend, { id, tries }, { reason, pause }) => {
    const { database, clock, log } = backend;
    log.warn({ job: id, tries, error: reason }, 'a document was not issued');
    return inTransaction(database, async (transaction) => {
      const failed = await transaction
        .updateTable('invoiceJobs')
        .set({
          state: pause === undefined ? 'FAILED' : 'PENDING',
          lastError: reason,
          nextTryAt: new Date(clock.now().getTime() + (pause ?? 0) * 1000),
        })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .where('state', '=', 'PENDING')
        .returning(['state', 'requestId'])
        .executeTakeFirst();
      // From now on it is the provider's to issue.
      if (failed?.state === 'FAILED' && failed.requestId !== null)
        await mailInvoiceRequest(transaction, backend, failed.requestId);
    });
  },
};

/**
 * Has the providers' programs issue what is due, in any number of processes. What concerns one work or appointment goes
 * in its order, so that nothing is documented twice.
 * @returns how many tries were made
 */
export async function issueInvoices(backend: Backend): Promise<number> {
  const due = await leaseJobs<InvoiceJob>(backend.database, queue, {
    now: backend.clock.now(),
    most: batch,
    which: sql`job.state = 'PENDING'
      and exists (select 1 from invoicing_accounts account where account.company_id = job.company_id)
      and not exists (select 1 from invoice_jobs earlier
        where earlier.state = 'PENDING' and earlier.subject = job.subject and earlier.sequence < job.sequence)`,
    order: sql`job.next_try_at, job.sequence`,
    columns: sql`job.id, job.tries, job.company_id, job.subject, job.payment_id, job.request_id, job.kind, job.total_cents`,
  });
  const tries = await Promise.allSettled(due.map((job) => tryJob(queue, backend, job)));
  // The turn is over when every try is.
  for (const tried of tries) if (tried.status === 'rejected') throw tried.reason;
  return due.length;
}
