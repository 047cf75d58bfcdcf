import type { Extras } from './extras.ts';

/**
 * What hangs on a work with what hangs on the appointment that it came out of: its conversation, its note until the work has
 * one (C-962), its files and documents, and its payment when the work has none of its own.
 */
export function withEarlier(own: Extras, before: Extras): Extras {
  return {
    ...own,
    chat: [...before.chat, ...own.chat].toSorted(
      (one, other) => one.sent_at.getTime() - other.sent_at.getTime(),
    ),
    note: own.note ?? before.note,
    payment: own.payment ?? before.payment,
    earlierPayment: own.payment && before.payment,
    refunds: [...before.refunds, ...own.refunds],
    files: [...before.files, ...own.files],
    invoiceCount: before.invoiceCount + own.invoiceCount,
  };
}
