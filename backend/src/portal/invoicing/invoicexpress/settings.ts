import * as v from 'valibot';

/** A provider's own keys at InvoiceXpress. */
export const invoiceXpressSettingsSchema = v.object({
  /** The part of the account's address before `.app.invoicexpress.com`. */
  account_name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
  api_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  /** The series of the documents; without it the account's usual one. */
  sequence_id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  /** Why no VAT is charged, where the rate is 0: `M01` and the like. */
  tax_exemption: v.optional(v.pipe(v.string(), v.regex(/^M\d{2}$/))),
});
export type InvoiceXpressSettings = v.InferOutput<typeof invoiceXpressSettingsSchema>;

/** Where an account answers; PORTAL_INVOICEXPRESS_URL replaces it where a recording stands in for the real host. */
export function invoiceXpressAddress(accountName: string): string {
  const other = process.env['PORTAL_INVOICEXPRESS_URL']?.replace(/\/+$/, '');
  return other || `https://${accountName}.app.invoicexpress.com`;
}
