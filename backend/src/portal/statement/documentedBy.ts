import type { InvoiceKind } from '@portal/api/work/invoice';
import type { ArrivedPayment, KnownDocument } from './readArrivedPayments.ts';

const INVOICES: readonly InvoiceKind[] = ['FT', 'FS', 'FR'];
const RECEIPTS: readonly InvoiceKind[] = ['FR', 'RC'];

/** What documents say of a payment. */
export interface Documented {
  /** The newest that says that it was paid; never one that was issued for another payment. */
  receipt: KnownDocument | null;
  isDocumented: boolean;
}

/** Which of the documents of a payment’s work and appointment stand for it. @param documents newest first */
export function documentedBy(
  { paymentId, subject }: Pick<ArrivedPayment, 'paymentId' | 'subject'>,
  documents: readonly KnownDocument[],
): Documented {
  const possible = documents.filter(
    (document) => document.paymentId === null || document.paymentId === paymentId,
  );
  const receipts = possible.filter(({ kind }) => RECEIPTS.includes(kind));
  const receipt =
    receipts.find((document) => document.paymentId === paymentId) ??
    receipts.find((document) => document.subject === subject) ??
    receipts[0] ??
    null;
  return { receipt, isDocumented: documents.some(({ kind }) => INVOICES.includes(kind)) };
}
