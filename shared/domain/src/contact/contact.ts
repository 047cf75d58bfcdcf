export type ContactKind = 'phone' | 'email';

/** One entry of a contact list. `invoice` matters for e-mails only. */
export interface Contact {
  readonly value: string;
  readonly primary: boolean;
  readonly invoice: boolean;
}

/** Exact text (VAL-11). */
export const CONTACT_MISSING = 'Tem que adicionar pelo menos um contacto';

/** The list without a contact; when that was the primary one, the first remaining is (PRO-07). */
export function removeContact(contacts: readonly Contact[], value: string): readonly Contact[] {
  return withOnePrimary(contacts.filter((contact) => contact.value !== value));
}

/** The list with another primary contact. An unknown value changes nothing (PRO-07). */
export function makePrimary(contacts: readonly Contact[], value: string): readonly Contact[] {
  return withOnePrimary(contacts, value);
}

/** The exact message when there is neither a phone nor an e-mail (VAL-11, C-23). */
export function contactsError(
  phones: readonly Contact[],
  emails: readonly Contact[],
): string | undefined {
  return phones.length + emails.length === 0 ? CONTACT_MISSING : undefined;
}

/** The primary one of a list, else its first; undefined of an empty list. */
export function primaryOf<Entry extends { readonly primary: boolean }>(
  entries: readonly Entry[],
): Entry | undefined {
  return entries.find(({ primary }) => primary) ?? entries[0];
}

/** Exactly one primary: the first wanted one, else the first that is one, else the first. */
export function withOnePrimary(contacts: readonly Contact[], wanted?: string): readonly Contact[] {
  const primary = contacts.find(({ value }) => value === wanted) ?? primaryOf(contacts);
  return contacts.map((contact) => ({ ...contact, primary: contact === primary }));
}
