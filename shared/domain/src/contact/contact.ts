import { EMAIL_INVALID_IN_LIST, isEmail, normaliseEmail } from './isEmail.ts';
import { isContactPhone, normaliseToE164, PHONE_INVALID } from './formatPhone.ts';

export type ContactKind = 'phone' | 'email';

/** One entry of a contact list. `invoice` matters for e-mails only. */
export interface Contact {
  readonly value: string;
  readonly primary: boolean;
  readonly invoice: boolean;
}

export type ContactResult =
  | { readonly added: true; readonly contacts: readonly Contact[] }
  | { readonly added: false; readonly message: string };

/** VAL-12. */
export const MAX_CONTACTS: Readonly<Record<ContactKind, number>> = { phone: 3, email: 2 };
/** Exact text (VAL-10). */
export const CONTACT_REPEATED = 'Não pode inserir números de contacto repetidos';
/** Exact text (VAL-11). */
export const CONTACT_MISSING = 'Tem que adicionar pelo menos um contacto';

/**
 * The list with one more contact; the first one becomes primary (PRO-07).
 * Refused with the exact text when malformed (VAL-02, VAL-07), repeated
 * (VAL-10) or above the limit, which `unlimited` lifts (VAL-12). Repeated
 * e-mails and the limits have own words: the specification gives none.
 */
export function addContact(
  contacts: readonly Contact[],
  kind: ContactKind,
  text: string,
  options: { unlimited?: boolean } = {},
): ContactResult {
  const isPhone = kind === 'phone';
  const normalise = (typed: string) =>
    isPhone ? (normaliseToE164(typed) ?? typed) : normaliseEmail(typed);
  const value = normalise(text);
  const refused = (message: string): ContactResult => ({ added: false, message });
  if (!(isPhone ? isContactPhone(text) : isEmail(value)))
    return refused(isPhone ? PHONE_INVALID : EMAIL_INVALID_IN_LIST);
  if (contacts.some((contact) => normalise(contact.value) === value))
    return refused(isPhone ? CONTACT_REPEATED : 'Não pode inserir e-mails repetidos');
  if (!options.unlimited && contacts.length >= MAX_CONTACTS[kind])
    return refused(
      `Só pode inserir ${MAX_CONTACTS[kind]} ${isPhone ? 'números de contacto' : 'e-mails'}`,
    );
  return {
    added: true,
    contacts: withOnePrimary([...contacts, { value, primary: false, invoice: false }]),
  };
}

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

/** Exactly one primary: the first wanted one, else the first that is one, else the first. */
function withOnePrimary(contacts: readonly Contact[], wanted?: string): readonly Contact[] {
  const primary =
    contacts.find(({ value }) => value === wanted) ??
    contacts.find((contact) => contact.primary) ??
    contacts[0];
  return contacts.map((contact) => ({ ...contact, primary: contact === primary }));
}
