import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AttachedFile } from '../../platform/messaging/attachedFile.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import type { Subject } from '../services/findSubject.ts';
import { invoiceFileName } from './invoiceFileName.ts';

/** What there is to tell of. */
interface ToldInvoice {
  number: string;
  /** Addresses of the request that it answers; undefined where nobody asked for it. */
  emails: readonly string[] | undefined;
  file: Omit<AttachedFile, 'name'>;
}

/** Tells the customer of a document: who asked for it gets the file, everybody else where it is (INV-06). */
export function tellOfInvoice(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  subject: Subject,
  { number, emails, file }: ToldInvoice,
): Promise<void> {
  const about = {
    company,
    clientId: subject.row.clientId,
    subject: subject.id,
    facts: { number },
  };
  if (emails === undefined)
    return notifyCustomer(transaction, backend, { ...about, kind: 'invoiceAttached' });
  return notifyCustomer(transaction, backend, {
    ...about,
    kind: 'invoiceSent',
    mail: { to: emails, attachments: [{ ...file, name: invoiceFileName(number) }] },
  });
}
