import { OWN_DATA, type BillingChoice, type BillingSources } from './billingChoice.ts';

/**
 * Whether the NIF of a choice may not be edited: it is the customer's own and known to the
 * server (BIL-09, C-22), or the entry is already stored (BIL-10).
 */
export function isNifLocked(choice: BillingChoice, sources: BillingSources): boolean {
  return choice === OWN_DATA
    ? Boolean(sources.client.vat)
    : sources.stored.some(({ id }) => id === choice);
}
