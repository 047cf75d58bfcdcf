import { lisbonToday } from '@portal/domain/time/isoDate';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { JobRefused } from '../../../platform/jobs/leasedQueue.ts';
import { dropFiles } from '../../../platform/media/receiving/receiveFiles.ts';
import { keepPdf } from '../../../platform/media/receiving/keepPdf.ts';
import { answerWithKept } from '../../invoices/answerWithKept.ts';
import { findByNumber } from '../../invoices/findByNumber.ts';
import { keepInvoice } from '../../invoices/keepInvoice.ts';
import { shownSubjects, type Subject } from '../../services/findSubject.ts';
import { findSubjectOfCompany } from '../../services/findSubjectOfCompany.ts';
import {
  ProgramRefused,
  type InvoicingConnector,
  type OrderedKind,
  type ProgramDocument,
} from '../connector.ts';
import { connectorOf } from '../connectorOf.ts';
import { loadInvoicingAccount } from '../invoicingAccount.ts';
import { finishJob } from './finishJob.ts';
import type { InvoiceJob } from './invoiceJob.ts';
import { orderOf, type DecidedOrder } from './orderOf.ts';

/**
 * Has the provider's program issue the document of a payment or request, and keeps it as if the provider had attached it
 * (INV-08). It may end at any moment and be begun again: the program is asked first whether it has the document (INV-09).
 * @throws JobRefused when nobody but the provider can help, Error when another try may succeed
 */
export async function issueInvoice(backend: Backend, job: InvoiceJob): Promise<void> {
  const { database, environment, clock } = backend;
  const company = await findCompanyById(database, job.companyId);
  const account = await loadInvoicingAccount(backend, job.companyId);
  const subject = await findSubjectOfCompany(database, job.companyId, job.subject);
  if (company === undefined || account === undefined || subject === undefined)
    throw new JobRefused('What it is about is not there any more.');
  const connector = connectorOf(environment, account);
  const keep = async (kind: OrderedKind, document: ProgramDocument) =>
    keepIssued(backend, company, subject, job, {
      kind,
      document,
      bytes: await connector.readPdf(document),
    });
  const { id: reference, kind: askedFor } = job;
  const earlier =
    askedFor === null ? undefined : await connector.find({ reference, kind: askedFor });
  if (askedFor !== null && earlier?.isFinal === true) return keep(askedFor, earlier);
  const decided = await orderOf(backend, company, subject, job, {
    usualVatRate: account.vat_rate,
    drafted: earlier === undefined ? null : askedFor,
  });
  if (decided === 'answered') return finishJob(database, job.id, null);
  if (decided === 'documented')
    return inTransaction(database, async (transaction) => {
      await answerWithKept(transaction, backend, company, subject, job.requestId);
      await finishJob(transaction, job.id, null);
    });
  const order = { ...decided, day: lisbonToday(clock.now()) };
  const found = earlier ?? (order.kind === askedFor ? undefined : await connector.find(order));
  await keep(
    order.kind,
    await finalised(connector, order, found ?? (await connector.draft(order))),
  );
}

/** Issues a draft that says what it should. @throws ProgramRefused when its total is another */
async function finalised(
  connector: InvoicingConnector,
  order: DecidedOrder,
  document: ProgramDocument,
): Promise<ProgramDocument> {
  if (document.totalCents !== order.totalCents)
    throw new ProgramRefused(
      `The program reckons ${document.totalCents} cents instead of ${order.totalCents}.`,
    );
  return document.isFinal ? document : connector.finalise(order, document);
}

/** Keeps what was issued; the provider may have attached the same document by hand, and then that one stays. */
async function keepIssued(
  backend: Backend,
  company: Company,
  subject: Subject,
  job: InvoiceJob,
  issued: { kind: DecidedOrder['kind']; document: ProgramDocument; bytes: Buffer },
): Promise<void> {
  const { kind, document, bytes } = issued;
  const { number, issuedOn, totalCents, atcud, externalId } = document;
  const file = await keepPdf(backend.media, bytes);
  try {
    await inTransaction(backend.database, async (transaction) => {
      const known = await findByNumber(transaction, company.id, kind, number);
      if (known !== undefined && !shownSubjects(subject).includes(known.subject))
        throw new JobRefused(`${number} is attached to something else.`);
      if (known !== undefined) {
        await answerWithKept(transaction, backend, company, subject, job.requestId);
        return finishJob(transaction, job.id, known.id);
      }
      const { id } = await keepInvoice(transaction, backend, company, subject, {
        kind,
        number,
        issuedOn,
        totalCents,
        atcud,
        externalId,
        requestId: job.requestId,
        file,
      });
      return finishJob(transaction, job.id, id);
    });
  } finally {
    await dropFiles(backend.media, { files: [file], fields: {} });
  }
}
