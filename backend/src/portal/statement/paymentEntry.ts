import type { StatementEntryOf } from '@portal/api/payment/statement';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Backend } from '../../platform/backend.ts';
import { invoiceOnWire } from '../invoices/invoiceOnWire.ts';
import { documentedBy } from './documentedBy.ts';
import type { ArrivedPayment, KnownDocument } from './readArrivedPayments.ts';
import { aboutNothing } from './aboutNothing.ts';
import type { SubjectAbout } from './readAbout.ts';

/** What there is to know of the works and appointments of a page of entries. */
export interface EntryFacts {
  subjects: ReadonlyMap<string, SubjectAbout>;
  /** Not voided, newest first. */
  documents: readonly KnownDocument[];
  /** Where a request for an invoice is open. */
  requested: ReadonlySet<string>;
}

/** A payment on the wire: with its receipt, or the way to ask for a document where there is none. */
export function paymentEntry(
  backend: Pick<Backend, 'media' | 'clock'>,
  day: string,
  payment: ArrivedPayment,
  { subjects, documents, requested }: EntryFacts,
): StatementEntryOf<'payment'> {
  const { id, paymentId, subject, amountCents, refundedCents, method } = payment;
  const known = subjects.get(subject);
  const together = known?.together ?? [subject];
  const { receipt, isDocumented } = documentedBy(
    payment,
    documents.filter((document) => together.includes(document.subject)),
  );
  const isUndocumented = !isDocumented && refundedCents < amountCents;
  const isAsked = together.some((one) => requested.has(one));
  return {
    kind: 'payment',
    id,
    day,
    payment_id: paymentId,
    amount: centsToEuros(amountCents),
    method,
    about: known?.about ?? aboutNothing(subject),
    receipt: receipt === null ? null : invoiceOnWire(backend, receipt),
    is_undocumented: isUndocumented,
    ask: isUndocumented && !isAsked ? (known?.askable ?? null) : null,
  };
}
