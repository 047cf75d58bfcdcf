import { EMAIL_INVALID_IN_LIST, isEmail, normaliseEmail } from './email.ts';
import { compactPhone, isContactPhone, normaliseToE164, PHONE_INVALID } from './phones.ts';

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
/** Own texts: the specification names the limits and the rule but no wording for these. */
export const EMAIL_REPEATED = 'Não pode inserir e-mails repetidos';
export const CONTACT_LIMIT: Readonly<Record<ContactKind, string>> = {
  phone: 'Só pode inserir 3 números de contacto',
  email: 'Só pode inserir 2 e-mails',
};

/**
 * The list with one more contact; the first one becomes primary (PRO-07).
 * Refused with the exact text when malformed (VAL-02, VAL-07), repeated
 * (VAL-10) or above the limit, which `unlimited` lifts (VAL-12).
 */
export function addContact(
  contacts: readonly Contact[],
  kind: ContactKind,
  text: string,
  options: { unlimited?: boolean } = {},
): ContactResult {
  const value = normaliseContact(kind, text);
  if (!(kind === 'phone' ? isContactPhone(text) : isEmail(value))) {
    return { added: false, message: kind === 'phone' ? PHONE_INVALID : EMAIL_INVALID_IN_LIST };
  }
  if (contacts.some((contact) => normaliseContact(kind, contact.value) === value)) {
    return { added: false, message: kind === 'phone' ? CONTACT_REPEATED : EMAIL_REPEATED };
  }
  if (options.unlimited !== true && contacts.length >= MAX_CONTACTS[kind]) {
    return { added: false, message: CONTACT_LIMIT[kind] };
  }
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
  if (!contacts.some((contact) => contact.value === value)) return contacts;
  return contacts.map((contact) => ({ ...contact, primary: contact.value === value }));
}

/** The list with the invoice flag of one e-mail turned over (PRO-08). */
export function toggleInvoice(contacts: readonly Contact[], value: string): readonly Contact[] {
  return contacts.map((contact) =>
    contact.value === value ? { ...contact, invoice: !contact.invoice } : contact,
  );
}

/** The exact message when there is neither a phone nor an e-mail (VAL-11, C-23). */
export function contactsError(
  phones: readonly Contact[],
  emails: readonly Contact[],
): string | undefined {
  return phones.length + emails.length === 0 ? CONTACT_MISSING : undefined;
}

function normaliseContact(kind: ContactKind, text: string): string {
  return kind === 'email' ? normaliseEmail(text) : (normaliseToE164(text) ?? compactPhone(text));
}

function withOnePrimary(contacts: readonly Contact[]): readonly Contact[] {
  const primary = Math.max(
    0,
    contacts.findIndex((contact) => contact.primary),
  );
  return contacts.map((contact, index) => ({ ...contact, primary: index === primary }));
}
