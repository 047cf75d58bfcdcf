import type { Client, ClientUpdate } from '@portal/api/account/client';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { nationalNumber, normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import type { ContactEdits } from '../../booking/bookingState.ts';

export interface Contact {
  readonly name: string;
  /** National digits. */
  readonly phone: string;
  readonly email: string;
}

/** The contact as step 3 shows it: what was typed over what is stored. */
export function shownContact(client: Client, edits: ContactEdits): Contact {
  const primary = client.phones.find((phone) => phone.primary) ?? client.phones[0];
  const stored = primary?.number ?? '';
  return {
    name: edits.name ?? client.name,
    phone: edits.phone ?? nationalNumber(stored) ?? '',
    email: edits.email ?? client.email ?? '',
  };
}

/**
 * What is wrong with each field; null where nothing is. Phone and e-mail may be empty, and what is
 * stored is as it is: a phone to log in with may have another prefix than contacts (C-06).
 */
export function contactErrors(
  client: Client,
  contact: Contact,
): Record<keyof Contact, string | null> {
  const { name, phone } = contact;
  const number = normaliseToE164(phone);
  const isStored = client.phones.some((entry) => entry.number === number);
  const email = normaliseEmail(contact.email);
  const isStoredEmail = email === normaliseEmail(client.email ?? '');
  return {
    name: name.trim() === '' ? REQUIRED_FIELD : null,
    phone: phone === '' || isStored || isContactPhone(phone) ? null : PHONE_INVALID,
    email: email === '' || isStoredEmail || isEmail(email) ? null : EMAIL_INVALID_IN_FORM,
  };
}

/** The part of the customer's data that was changed, or null when nothing was. */
export function contactChange(client: Client, contact: Contact): Partial<ClientUpdate> | null {
  const before = shownContact(client, {});
  const change: Partial<ClientUpdate> = {};
  if (contact.name.trim() !== before.name) change.name = contact.name.trim();
  if (contact.phone !== before.phone) change.phones = withPrimaryPhone(client, contact.phone);
  const email = normaliseEmail(contact.email);
  if (email !== normaliseEmail(before.email)) change.email = email === '' ? null : email;
  return Object.keys(change).length === 0 ? null : change;
}

/** The phones with `phone` in place of the primary one; an empty one removes it. */
export function withPrimaryPhone(client: Client, phone: string): Client['phones'] {
  const number = normaliseToE164(phone);
  const primary = client.phones.find((entry) => entry.primary) ?? client.phones[0];
  const others = client.phones.filter((entry) => entry !== primary && entry.number !== number);
  if (number !== undefined) return [{ number, primary: true }, ...others];
  return others.map((entry, index) => ({ ...entry, primary: index === 0 }));
}
