import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** A payment or a request for which a document is to be issued. */
export type InvoiceJob = Pick<
  Selectable<Schema['invoiceJobs']>,
  'id' | 'tries' | 'companyId' | 'subject' | 'paymentId' | 'requestId' | 'kind' | 'totalCents'
>;
