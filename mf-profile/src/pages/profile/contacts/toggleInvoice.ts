import type { Contact } from '@portal/domain/contact/contact';

/** The list with the invoice flag of one e-mail turned over (PRO-08). */
export function toggleInvoice(contacts: readonly Contact[], value: string): readonly Contact[] {
  return contacts.map((contact) =>
    contact.value === value ? { ...contact, invoice: !contact.invoice } : contact,
  );
}
