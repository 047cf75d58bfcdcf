import { expect, test } from 'vitest';
import { hasInvoiceEmail, invoiceEmails } from './invoiceEmails.ts';

test('an invoice goes to the addresses that are switched on [DET-36] [DET-38]', () => {
  const client = {
    email: 'a@b.pt',
    secondary_email: 'c@d.pt',
    invoice_primary: true,
    invoice_secondary: true,
  };
  expect(invoiceEmails(client)).toEqual(['a@b.pt', 'c@d.pt']);
  expect(invoiceEmails({ ...client, invoice_primary: false })).toEqual(['c@d.pt']);
  expect(invoiceEmails({ ...client, invoice_primary: false, invoice_secondary: false })).toEqual(
    [],
  );
  // A switch without an address behind it sends nothing.
  expect(invoiceEmails({ ...client, email: null })).toEqual(['c@d.pt']);
  expect(invoiceEmails({ ...client, secondary_email: '' })).toEqual(['a@b.pt']);
  expect(hasInvoiceEmail({ ...client, email: null, secondary_email: null })).toBe(false);
  expect(hasInvoiceEmail({ ...client, email: null })).toBe(true);
  expect(hasInvoiceEmail({ ...client, secondary_email: null })).toBe(true);
});
