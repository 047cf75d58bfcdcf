import * as v from 'valibot';

/** What becomes of a request for an invoice. */
export const invoiceRequestStateSchema = v.picklist(['requested', 'answered', 'refused']);
export type InvoiceRequestState = v.InferOutput<typeof invoiceRequestStateSchema>;
