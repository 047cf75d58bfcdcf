import * as v from 'valibot';

/**
 * Documents of Portuguese invoicing, by the codes that their numbers carry: invoice, simplified invoice, invoice with
 * receipt, receipt, credit note.
 */
export const INVOICE_KINDS = ['FT', 'FS', 'FR', 'RC', 'NC'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** A document of the provider's certified program, which the portal hands on as it is (INV-02, INV-05). */
export const invoiceSchema = v.object({
  id: v.string(),
  /** `A-…` or `S-…`. */
  subject: v.string(),
  kind: v.picklist(INVOICE_KINDS),
  /** As the program wrote it, series included. */
  number: v.string(),
  /** `yyyy-MM-dd`. */
  issued_on: v.string(),
  /** Euros. */
  total: v.number(),
  atcud: v.nullable(v.string()),
  /** Of the bytes as they came, in hexadecimal digits: every download has the same. */
  sha256: v.string(),
  bytes: v.number(),
  /** A document that the provider took back stays to be downloaded (INV-04). */
  voided: v.nullable(v.object({ at: v.string(), reason: v.string() })),
  /** Under which it is saved. */
  file_name: v.string(),
  /** Signed and short-lived (C-115). */
  url: v.string(),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

export const invoicesSchema = v.object({ invoices: v.array(invoiceSchema) });
