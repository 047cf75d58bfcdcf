import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { shownSubjects, type Subject } from '../services/findSubject.ts';
import { answerByInvoice } from './answerByInvoice.ts';
import { tellOfInvoice } from './tellOfInvoice.ts';

/** Answers a request with the newest invoice that there is already: it goes to the addresses of the request. */
export async function answerWithKept(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  subject: Subject,
  requestId: string | null,
): Promise<void> {
  const request = await answerByInvoice(transaction, backend, company, subject, requestId);
  if (request === undefined) return;
  const kept = await transaction
    .selectFrom('invoices')
    .select(['number', 'mediaId'])
    .where('companyId', '=', company.id)
    .where('subject', 'in', shownSubjects(subject))
    .where('kind', 'in', ['FT', 'FS', 'FR'])
    .where('voidedAt', 'is', null)
    .orderBy('issuedOn', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (kept === undefined) return;
  await tellOfInvoice(transaction, backend, company, subject, {
    number: kept.number,
    emails: request.emails,
    file: { mediaId: kept.mediaId, type: 'application/pdf' },
  });
}
