import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { JobRefused } from '../../../platform/jobs/leasedQueue.ts';
import type { Subject } from '../../services/findSubject.ts';
import type { InvoiceOrder } from '../connector.ts';
import { documentToIssue } from './documentToIssue.ts';
import type { InvoiceJob } from './invoiceJob.ts';
import { loadFacts, type SubjectFacts } from './loadFacts.ts';

/** A document that is to be issued, on whatever day. */
export interface DecidedOrder extends Omit<InvoiceOrder, 'day'> {
  /** The provider answered the request meanwhile: only what the program issued already is kept. */
  isTooLate: boolean;
}

/**
 * What a job asks the program for. Kind and total are written down before it is asked, so that another try asks for the
 * same and finds it.
 * @returns `answered`: the provider was faster; `documented`: there is nothing to issue @throws JobRefused
 */
export async function orderOf(
  backend: Backend,
  company: Company,
  subject: Subject,
  job: InvoiceJob,
  usualVatRate: number,
): Promise<DecidedOrder | 'answered' | 'documented'> {
  const isTooLate = await isAnswered(backend, job.requestId);
  const facts = await loadFacts(backend, company, subject);
  const decided = decidedBefore(job);
  if (decided === undefined && isTooLate) return 'answered';
  const order = decided ?? (await decide(backend, job, facts));
  if (order === 'documented') return order;
  const [vatRate = usualVatRate, ...others] = facts.vatRates;
  if (others.length > 0)
    throw new JobRefused('The work has several VAT rates: issue its document in the program.');
  const { description, customer } = facts;
  return { ...order, reference: job.id, vatRate, description, customer, isTooLate };
}

function decidedBefore({ kind, totalCents }: InvoiceJob) {
  return kind === null || totalCents === null ? undefined : { kind, totalCents };
}

async function decide({ database }: Backend, { id, paymentId }: InvoiceJob, facts: SubjectFacts) {
  const arrivedCents = paymentId === null ? undefined : await totalOf(database, paymentId);
  const order = documentToIssue({ ...facts, arrivedCents });
  if (order === 'documented') return order;
  if (order === 'unknown total')
    throw new JobRefused('The work has no total: issue its document in the program.');
  await database.updateTable('invoiceJobs').set(order).where('id', '=', id).execute();
  return order;
}

async function totalOf(database: Backend['database'], paymentId: string): Promise<number> {
  const { totalCents } = await database
    .selectFrom('payments')
    .select('totalCents')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return totalCents;
}

async function isAnswered(
  { database }: Pick<Backend, 'database'>,
  requestId: string | null,
): Promise<boolean> {
  if (requestId === null) return false;
  const request = await database
    .selectFrom('invoiceRequests')
    .select('state')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.state !== 'OPEN';
}
