import type { clientPatchSchema } from '@portal/api/account/client';
import { CONTACT_MISSING } from '@portal/domain/contact/contact';
import { CONTACT_REPEATED } from '@portal/domain/contact/addContact';
import { MAX_CONTACTS } from '@portal/domain/limits';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { nifError, normaliseNif } from '@portal/domain/contact/nifError';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { postalCodeError } from '@portal/domain/contact/postalCodeError';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import type * as v from 'valibot';
import { findCountry } from '../companies/countries.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Client } from '../identity/client.ts';
import type { ClientPhone } from '../../platform/database/jsonColumns.ts';
import { texts } from '../identity/texts.ts';

const longestText = 255;

export type ClientDataInput = v.InferOutput<typeof clientPatchSchema>;

/** The part of a customer that the customer may change. */
export type ClientData = Pick<
  Client,
  | 'name'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'countryId'
  | 'vat'
  | 'phones'
  | 'email'
  | 'secondaryEmail'
  | 'invoicePrimary'
  | 'invoiceSecondary'
>;

/**
 * Applies what a customer sent to what is stored and checks the result by every rule of the forms
 * (VAL-01, VAL-06..07, VAL-10..17, VAL-19, PRO-07, PRO-18). Absent fields keep their value.
 * @throws ApiError 400 with the exact message and the field
 */
export function applyClientData(current: ClientData, input: ClientDataInput): ClientData {
  const countryId = input.country_id ?? input.country?.id ?? current.countryId;
  if (findCountry(countryId) === undefined) throw refusal('country_id', texts.unknownCountry);
  const name = text('name', input.name, current.name) ?? '';
  if (name === '') throw refusal('name', REQUIRED_FIELD);
  // The name greets in messages, which also go to contacts that nobody proved yet: it must hold no address (C-169).
  if (name !== current.name && /[:/\p{Cc}]/u.test(name)) throw refusal('name', texts.nameInvalid);
  const next: ClientData = {
    name,
    address: text('address', input.address, current.address),
    postalCode: text('postal_code', input.postal_code, current.postalCode),
    city: text('city', input.city, current.city),
    countryId,
    vat: vat(input.vat, current.vat, countryId),
    phones: input.phones === undefined ? current.phones : phones(input.phones, current.phones),
    email: email('email', input.email, current.email),
    secondaryEmail: email('secondary_email', input.secondary_email, current.secondaryEmail),
    invoicePrimary: input.invoice_primary ?? current.invoicePrimary,
    invoiceSecondary: input.invoice_secondary ?? current.invoiceSecondary,
  };
  check(
    'vat',
    next.vat === null || next.vat === current.vat ? undefined : nifError(next.vat, countryId),
  );
  check(
    'postal_code',
    next.postalCode === null ? undefined : postalCodeError(next.postalCode, countryId),
  );
  if (next.email === null && next.secondaryEmail !== null) {
    next.email = next.secondaryEmail;
    next.secondaryEmail = null;
    next.invoicePrimary = next.invoiceSecondary;
  }
  if (next.email !== null && next.email === next.secondaryEmail) next.secondaryEmail = null;
  next.invoicePrimary &&= next.email !== null;
  next.invoiceSecondary &&= next.secondaryEmail !== null;
  if (next.phones.length === 0 && next.email === null) throw refusal('phones', CONTACT_MISSING);
  return next;
}

function text(
  field: string,
  given: string | null | undefined,
  current: string | null,
): string | null {
  if (given === undefined) return current;
  const value = given?.trim() ?? '';
  if (value.length > longestText) throw refusal(field, texts.fieldTooLong);
  return value === '' ? null : value;
}

/** A NIF once stored stays (PRO-18); sending the same one again is no change. */
function vat(
  given: string | null | undefined,
  current: string | null,
  countryId: number,
): string | null {
  const value = normaliseNif(text('vat', given, null) ?? '', countryId);
  if (current === null) return value === '' ? null : value;
  // What is stored may be of another country, whose dots stay: both are read by the same rule.
  const isSame = value === normaliseNif(current, countryId);
  if (value !== '' && !isSame) throw refusal('vat', texts.vatLocked);
  return current;
}

function email(
  field: string,
  given: string | null | undefined,
  current: string | null,
): string | null {
  if (given === undefined) return current;
  const value = normaliseEmail(given ?? '');
  if (value === '') return null;
  if (!isEmail(value)) throw refusal(field, EMAIL_INVALID_IN_FORM);
  return value;
}

/** At most three different numbers in E.164, exactly one of them primary. */
function phones(given: ClientPhone[], current: ClientPhone[]): ClientPhone[] {
  if (given.length > MAX_CONTACTS.phone) throw refusal('phones', texts.tooManyPhones);
  const numbers = given.map(({ number }) => {
    const normal = normaliseToE164(number);
    // A login phone may have another mobile prefix than contacts (C-06) and stays valid once it is stored.
    const isStored = current.some((entry) => entry.number === normal);
    const phone = isStored || isContactPhone(number) ? normal : undefined;
    if (phone === undefined) throw refusal('phones', PHONE_INVALID);
    return phone;
  });
  if (new Set(numbers).size < numbers.length) throw refusal('phones', CONTACT_REPEATED);
  const primary = Math.max(
    0,
    given.findIndex((phone) => phone.primary),
  );
  return numbers.map((number, index) => ({ number, primary: index === primary }));
}

function check(field: string, message: string | undefined): void {
  if (message !== undefined) throw refusal(field, message);
}

function refusal(field: string, message: string): ApiError {
  return new ApiError(400, message, { extra: { field } });
}
