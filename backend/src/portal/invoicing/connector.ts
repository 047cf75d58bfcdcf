import type { IsoDate } from '@portal/domain/time/isoDate';
import { JobRefused } from '../../platform/jobs/leasedQueue.ts';

export const CONNECTOR_NAMES = ['invoicexpress', 'sandbox'] as const;
export type ConnectorName = (typeof CONNECTOR_NAMES)[number];

/** What the portal has issued: an invoice that is to be paid, or one with its receipt. */
export type OrderedKind = 'FT' | 'FR';

/** Whom a document is made out to. */
export interface InvoicedCustomer {
  name: string;
  nif: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A document that a program is to issue. */
export interface InvoiceOrder {
  /** Ours, of one order alone: the program keeps it with the document, and it is looked up by it. */
  reference: string;
  kind: OrderedKind;
  day: IsoDate;
  /** With VAT. */
  totalCents: number;
  /** Percent. */
  vatRate: number;
  description: string;
  /** Undefined for whoever gave no NIF: the final consumer. */
  customer: InvoicedCustomer | undefined;
}

/** A document as the program has it. */
export interface ProgramDocument {
  /** The program's own id of it. */
  externalId: string;
  /** Issued for good; a draft is of no fiscal value. */
  isFinal: boolean;
  /** As it stands on the paper: `FT 2026/41`. Of a draft it is empty. */
  number: string;
  issuedOn: IsoDate;
  totalCents: number;
  atcud: string | null;
}

/** A provider's account at a certified program. Everything a program is asked goes through here. */
export interface InvoicingConnector {
  name: ConnectorName;
  /** The document of an order, when the program has it already, whatever became of the answer. */
  find(order: Pick<InvoiceOrder, 'reference' | 'kind'>): Promise<ProgramDocument | undefined>;
  /** Writes the document down without issuing it. @throws ProgramRefused when the program says no */
  draft(order: InvoiceOrder): Promise<ProgramDocument>;
  /** Issues a draft. @throws ProgramRefused when the program says no */
  finalise(order: Pick<InvoiceOrder, 'kind'>, draft: ProgramDocument): Promise<ProgramDocument>;
  /** The file of an issued document, as the program made it. @throws Error while it is being made */
  readPdf(document: ProgramDocument): Promise<Buffer>;
}

/** The program answered and said no: until somebody changes something, another try is of no use. */
export class ProgramRefused extends JobRefused {}
