import { normaliseToE164 } from '@portal/domain/contact/formatPhone';
import { isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { isRegistrationPhone } from '@portal/domain/contact/isRegistrationPhone';
import type { Channel } from '../../accounts/contacts/channel.ts';

/** Where an owner is reached. */
export interface OwnerContact {
  channel: Channel;
  /** E.164 or lower-case e-mail. */
  contact: string;
}

/** What was typed as an owner's contact; undefined when it is neither an e-mail address nor a mobile number (VAL-01, VAL-08). */
export function readOwnerContact(text: string): OwnerContact | undefined {
  const email = normaliseEmail(text);
  if (isEmail(email)) return { channel: 'email', contact: email };
  const phone = isRegistrationPhone(text) ? normaliseToE164(text) : undefined;
  return phone === undefined ? undefined : { channel: 'sms', contact: phone };
}
