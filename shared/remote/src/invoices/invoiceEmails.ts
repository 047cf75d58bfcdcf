import type { Client } from '@portal/api/account/client';

type InvoiceData = Pick<
  Client,
  'email' | 'secondary_email' | 'invoice_primary' | 'invoice_secondary'
>;

/** Whether an e-mail is on file to send an invoice to (DET-36, C-17). */
export function hasInvoiceEmail(client: InvoiceData): boolean {
  return Boolean(client.email) || Boolean(client.secondary_email);
}

/** The addresses an invoice goes to, by the customer's flags (DET-38); none asks for a warning (DET-37). */
export function invoiceEmails(client: InvoiceData): string[] {
  return [
    client.invoice_primary ? client.email : null,
    client.invoice_secondary ? client.secondary_email : null,
  ].filter((email): email is string => Boolean(email));
}
