import { MAX_CONTACTS } from '../limits.ts';
import { withOnePrimary, type Contact, type ContactKind } from './contact.ts';
import { normaliseToE164, PHONE_INVALID } from './formatPhone.ts';
import { isContactPhone } from './isContactPhone.ts';
import { EMAIL_INVALID_IN_LIST, isEmail, normaliseEmail } from './isEmail.ts';

export type ContactResult =
  | { readonly added: true; readonly contacts: readonly Contact[] }
  | { readonly added: false; readonly message: string };

/** Exact text (VAL-10). */
export const CONTACT_REPEATED = 'Não pode inserir números de contacto repetidos';

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
