import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { JobRefused } from '../../../platform/jobs/leasedQueue.ts';
import type { Subject } from '../../services/findSubject.ts';
import type { InvoiceOrder, OrderedKind } from '../connector.ts';
import { documentToIssue } from './documentToIssue.ts';
import type { InvoiceJob } from './invoiceJob.ts';
import { loadFacts } from './loadFacts.ts';
import { relatedSubjects } from './relatedSubjects.ts';

/** A document that is to be issued, on whatever day. */
export type DecidedOrder = Omit<InvoiceOrder, 'day'>;

interface KnownBefore {
  /** Percent, where no budget says any. */
  usualVatRate: number;
  /** As what the program has a draft of it, whose answer was lost. */
  drafted: OrderedKind | null;
}

/**
 * Decides what a job asks the program for, from what there is now. Kind and total are written down before the program is
 * asked, so that another try finds what became of it; what is drafted keeps its kind, though it was paid meanwhile, as it
 * would had its answer come (C-740). Jobs of one work and its appointment decide one after the other.
 * @returns `answered`: the provider was faster; `documented`: there is nothing to issue
 * @throws JobRefused when nobody but the provider can help, Error while another document of it is being issued
 */
export async function orderOf(
  backend: Backend,
  company: Company,
  subject: Subject,
  job: InvoiceJob,
  { usualVatRate, drafted }: KnownBefore,
): Promise<DecidedOrder | 'answered' | 'documented'> {
  return inTransaction(backend.database, async (transaction) => {
    if (await isAnswered(transaction, job.requestId)) return 'answered';
    await waitForOthers(transaction, subject, job.id);
    const facts = await loadFacts({ ...backend, database: transaction }, company, subject);
    const arrivedCents =
      job.paymentId === null ? undefined : await totalOf(transaction, job.paymentId);
    const toIssue = documentToIssue({ ...facts, arrivedCents });
    if (toIssue === 'documented') return toIssue;
    if (toIssue === 'unknown total')
      throw new JobRefused('The work has no total: issue its document in the program.');
    const [vatRate = usualVatRate, ...others] = facts.vatRates;
    if (others.length > 0)
      throw new JobRefused('The work has several VAT rates: issue its document in the program.');
    const order = { ...toIssue, kind: drafted ?? toIssue.kind };
    await transaction.updateTable('invoiceJobs').set(order).where('id', '=', job.id).execute();
    const { description, customer } = facts;
    return { ...order, reference: job.id, vatRate, description, customer };
  });
}

/** What another job has decided and not brought to its end may be issued already, and counts only when it is known. */
async function waitForOthers(
  transaction: Transaction,
  subject: Subject,
  jobId: string,
): Promise<void> {
  const jobs = await transaction
    .selectFrom('invoiceJobs')
    .select(['id', 'state', 'kind'])
    .where('subject', 'in', await relatedSubjects(transaction, subject))
    .orderBy('sequence')
    .forUpdate()
    .execute();
  const others = jobs.filter(({ id, kind }) => id !== jobId && kind !== null);
  if (others.some(({ state }) => state === 'FAILED'))
    throw new JobRefused('An earlier document of it was not issued: see its failure.');
  if (others.some(({ state }) => state === 'PENDING'))
    throw new Error('Another document of it is being issued.');
}

async function totalOf(transaction: Transaction, paymentId: string): Promise<number> {
  const { totalCents } = await transaction
    .selectFrom('payments')
    .select('totalCents')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return totalCents;
}

async function isAnswered(transaction: Transaction, requestId: string | null): Promise<boolean> {
  if (requestId === null) return false;
  const request = await transaction
    .selectFrom('invoiceRequests')
    .select('state')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.state !== 'OPEN';
}
