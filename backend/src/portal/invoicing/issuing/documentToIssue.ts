import type { InvoiceKind } from '@portal/api/work/invoice';
import type { OrderedKind } from '../connector.ts';

/** What there is to know about a payment or a request before a document is issued for it. */
export interface InvoicedFacts {
  /** What the payment brought that the job is about; undefined where it is about a request. */
  arrivedCents: number | undefined;
  /** What the work costs as it was agreed; null without a budget, and of an appointment. */
  workCents: number | null;
  /** What was paid for it, with its receipts or without. */
  paidCents: number | null;
  /** The documents that there are, without those that were voided. */
  documents: readonly { kind: InvoiceKind; totalCents: number }[];
}

/** What is to be issued; `documented`: the documents that there are say everything already. */
export type ToIssue = { kind: OrderedKind; totalCents: number } | 'documented' | 'unknown total';

/**
 * Nothing is documented twice (C-279): a payment gets an invoice with its receipt for what no document stands for yet; a
 * request gets what is left of the work's total, or of what was paid where there is no budget.
 */
export function documentToIssue(facts: InvoicedFacts): ToIssue {
  const { arrivedCents, workCents, paidCents, documents } = facts;
  const receipted = sumOf(documents, ['FR']);
  const documented = sumOf(documents, ['FT', 'FS']) + receipted - sumOf(documents, ['NC']);
  if (arrivedCents !== undefined) {
    const missing = Math.min(arrivedCents, (paidCents ?? 0) - documented);
    return missing <= 0 ? 'documented' : { kind: 'FR', totalCents: missing };
  }
  const total = workCents ?? paidCents;
  if (total === null) return documents.length > 0 ? 'documented' : 'unknown total';
  const left = total - documented;
  if (left <= 0) return 'documented';
  return { kind: left === (paidCents ?? 0) - receipted ? 'FR' : 'FT', totalCents: left };
}

/** Credit notes count what they take back, whichever sign the program gives them. */
function sumOf(documents: InvoicedFacts['documents'], kinds: readonly InvoiceKind[]): number {
  return documents
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { totalCents }) => sum + Math.abs(totalCents), 0);
}
