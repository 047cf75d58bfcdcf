import type { Contact, ContactKind } from '@portal/domain/contact/contact';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from '../texts.ts';

/** A contact as it is read: phones with their country. */
export function shownContact(kind: ContactKind, contact: Contact): string {
  return kind === 'phone' ? formatPhone(contact.value, { country: true }) : contact.value;
}

/** Asks before a contact goes (PRO-09); resolves to whether it may. */
export function useRemoveContact(kind: ContactKind): (contact: Contact) => Promise<boolean> {
  const { overlays } = usePortal();
  const words = texts.contacts;
  return (contact) =>
    overlays.confirm({
      title: words.removeDialog.title,
      body: words.removeDialog.body(shownContact(kind, contact)),
      confirmLabel: words.remove,
      cancelLabel: words.cancel,
      tone: 'danger',
    });
}
