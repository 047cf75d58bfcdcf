import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import type { LineValues } from '../fields/valuesOf.ts';
import { LineRefused } from './lineRefused.ts';

/** By what a customer is known: a phone in E.164, an e-mail in its one form. */
export interface Contacts {
  phone: string | null;
  email: string | null;
}

/** The contacts of a line (SET-24). @throws LineRefused for a phone or e-mail that is none (VAL-01, VAL-07) */
export function readContacts(values: LineValues, prefix: '' | 'customer_'): Contacts {
  const phone = values[`${prefix}phone`];
  const email = values[`${prefix}email`];
  const number = phone !== undefined && isContactPhone(phone) ? normaliseToE164(phone) : undefined;
  if (phone !== undefined && number === undefined) throw new LineRefused(PHONE_INVALID);
  const address = email === undefined ? null : normaliseEmail(email);
  if (address !== null && !isEmail(address)) throw new LineRefused(EMAIL_INVALID_IN_FORM);
  return { phone: number ?? null, email: address };
}
