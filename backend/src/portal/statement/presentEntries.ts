import type { StatementEntry } from '@portal/api/payment/statement';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { invoiceOnWire } from '../invoices/invoiceOnWire.ts';
import { refundDeadline } from '../payments/refundDeadline.ts';
import { aboutNothing } from './aboutNothing.ts';
import { paymentEntry } from './paymentEntry.ts';
import { readAbout } from './readAbout.ts';
import { readArrivedPayments, readDocumentsOf } from './readArrivedPayments.ts';
import { readDocuments } from './readDocuments.ts';
import { readRefunds } from './readRefunds.ts';
import { readRequested } from './readRequested.ts';
import { readRequests } from './readRequests.ts';
import type { EntryRow } from './readEntryPage.ts';
import type { EntryKind } from './statementEntries.ts';

/** The entries of a page on the wire, in the order of the rows; one that went meanwhile is left out. */
export async function presentEntries(
  backend: Backend,
  customer: Customer,
  rows: readonly EntryRow[],
): Promise<StatementEntry[]> {
  const { database } = backend;
  const owner = { companyId: customer.company.id, clientId: customer.client.id };
  const idsOf = (kind: EntryKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const payments = await readArrivedPayments(database, owner, idsOf('payment'));
  const refunds = await readRefunds(database, owner, idsOf('refund'));
  const documents = await readDocuments(database, owner, idsOf('document'));
  const requests = await readRequests(database, owner, idsOf('request'));
  const named = [...payments, ...refunds, ...documents, ...requests].map(({ subject }) => subject);
  const subjects = await readAbout(backend, customer, [...new Set(named)]);
  const paidFor = payments.flatMap(({ subject }) => subjects.get(subject)?.together ?? [subject]);
  const facts = {
    subjects,
    documents: await readDocumentsOf(database, owner, [...new Set(paidFor)]),
    requested: await readRequested(database, owner),
  };
  const aboutOf = (subject: string) => subjects.get(subject)?.about ?? aboutNothing(subject);

  return rows.flatMap(({ kind, id, day, cents }): StatementEntry[] => {
    switch (kind) {
      case 'payment': {
        const payment = payments.find((one) => one.id === id);
        return payment === undefined ? [] : [paymentEntry(backend, day, payment, facts)];
      }
      case 'refund': {
        const refund = refunds.find((one) => one.id === id);
        if (refund === undefined) return [];
        const { paymentId, method, state, needsAccount, createdAt, doneAt } = refund;
        return [
          {
            ...{ kind, id, day, about: aboutOf(refund.subject), payment_id: paymentId },
            amount: centsToEuros(cents),
            ...{ method, state, needs_account: needsAccount },
            until: refundDeadline(createdAt),
            done_at: doneAt?.toISOString() ?? null,
          },
        ];
      }
      case 'document': {
        const document = documents.find((one) => one.id === id);
        if (document === undefined) return [];
        const { totalCents, isNew } = document;
        const shown = document.kind === 'NC' ? -Math.abs(totalCents) : totalCents;
        return [
          {
            ...{ kind, id, day, about: aboutOf(document.subject), is_new: isNew },
            amount: centsToEuros(shown),
            counted: centsToEuros(cents),
            invoice: invoiceOnWire(backend, document),
          },
        ];
      }
      case 'request': {
        const request = requests.find((one) => one.id === id);
        if (request === undefined) return [];
        const isRefused = request.state === 'REFUSED';
        const askable = subjects.get(request.subject)?.askable ?? null;
        return [
          {
            ...{ kind, id, day, about: aboutOf(request.subject) },
            state: isRefused ? 'refused' : 'requested',
            requested_at: request.requestedAt.toISOString(),
            reason: request.reason,
            ask: isRefused ? askable : null,
          },
        ];
      }
    }
  });
}
