import { isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { formatPhone, normaliseToE164 } from '@portal/domain/contact/formatPhone';
import { isRegistrationPhone } from '@portal/domain/contact/isRegistrationPhone';

export type Channel = 'phone' | 'email';

export interface LoginContact {
  readonly channel: Channel;
  /** E.164, or a lower-case e-mail. */
  readonly contact: string;
}

/** What was typed into a field that takes both: an e-mail, a registration phone (VAL-08), or neither. */
export function readLogin(text: string): LoginContact | undefined {
  const email = normaliseEmail(text);
  if (isEmail(email)) return { channel: 'email', contact: email };
  const phone = isRegistrationPhone(text) ? normaliseToE164(text) : undefined;
  return phone === undefined ? undefined : { channel: 'phone', contact: phone };
}

/** The contact as people read it: `+351 912 345 678`. */
export function showContact({ channel, contact }: LoginContact): string {
  return channel === 'phone' ? formatPhone(contact, { country: true }) : contact;
}
