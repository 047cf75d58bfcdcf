import type { Client, ClientUpdate } from '@portal/api/account/client';
import { contactsError, type Contact } from '@portal/domain/contact/contact';
import { nifError } from '@portal/domain/contact/nifError';
import { postalCodeError } from '@portal/domain/contact/postalCodeError';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';

const contactSchema = v.object({ value: v.string(), primary: v.boolean(), invoice: v.boolean() });
const formSchema = v.object({
  name: v.string(),
  nif: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  countryId: v.number(),
  phones: v.pipe(v.array(contactSchema), v.readonly()),
  emails: v.pipe(v.array(contactSchema), v.readonly()),
});

/** Reads what was edited before the customer had to log in again. @throws when it is something else. */
export const readEdits = v.parser(v.partial(formSchema));

/** The customer's data as they are edited. */
export type ProfileForm = v.InferOutput<typeof formSchema>;
export type ProfileField = keyof ProfileForm;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** The server's data as a form. The primary e-mail stands first. */
export function formOf(client: Client): ProfileForm {
  const emails: Contact[] = [];
  if (client.email) {
    emails.push({ value: client.email, primary: true, invoice: client.invoice_primary });
  }
  if (client.secondary_email) {
    emails.push({
      value: client.secondary_email,
      primary: !client.email,
      invoice: client.invoice_secondary,
    });
  }
  return {
    name: client.name,
    nif: client.vat ?? '',
    address: client.address ?? '',
    postalCode: client.postal_code ?? '',
    city: client.city ?? '',
    countryId: client.country_id,
    phones: client.phones.map(({ number, primary }) => ({
      value: number,
      primary,
      invoice: false,
    })),
    emails,
  };
}

/** The form as it is sent (API-10). Empty texts become null. */
export function updateOf(form: ProfileForm): ClientUpdate {
  const primary = form.emails.find((email) => email.primary);
  const secondary = form.emails.find((email) => !email.primary);
  return {
    name: form.name.trim(),
    address: textOrNull(form.address),
    postal_code: textOrNull(form.postalCode),
    city: textOrNull(form.city),
    country_id: form.countryId,
    phones: form.phones.map(({ value, primary: isPrimary }) => ({
      number: value,
      primary: isPrimary,
    })),
    email: primary?.value ?? null,
    secondary_email: secondary?.value ?? null,
    vat: textOrNull(form.nif),
    invoice_primary: primary?.invoice ?? false,
    invoice_secondary: secondary?.invoice ?? false,
  };
}

/** What was edited while `sent` was being saved. A NIF is locked once it is saved (PRO-18). */
export function editsAfter(edits: Partial<ProfileForm>, sent: ProfileForm): Partial<ProfileForm> {
  const changed = changedFields(sent, { ...sent, ...edits });
  const left = { ...edits };
  for (const field of v.keyof(formSchema).options)
    if (!changed.includes(field) || (field === 'nif' && sent.nif.trim() !== '')) delete left[field];
  return left;
}

/** The fields that would change something on the server, in the order of the form. */
export function changedFields(saved: ProfileForm, edited: ProfileForm): ProfileField[] {
  const fields: ProfileField[] = [
    'name',
    'nif',
    'address',
    'postalCode',
    'city',
    'countryId',
    'phones',
    'emails',
  ];
  return fields.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(edited[field]));
}

/**
 * What is wrong, by field: the name is required (VAL-19), NIF and postal code are checked when
 * given, for Portugal only (VAL-16, VAL-14), and one contact must stay (VAL-11). A locked NIF is
 * the server's and is not judged.
 */
export function profileErrors(form: ProfileForm, nifLocked: boolean): ProfileErrors {
  const errors: ProfileErrors = {};
  if (form.name.trim() === '') errors.name = REQUIRED_FIELD;
  const nif = nifLocked || form.nif.trim() === '' ? undefined : nifError(form.nif, form.countryId);
  if (nif !== undefined) errors.nif = nif;
  const postalCode =
    form.postalCode.trim() === '' ? undefined : postalCodeError(form.postalCode, form.countryId);
  if (postalCode !== undefined) errors.postalCode = postalCode;
  const contacts = contactsError(form.phones, form.emails);
  if (contacts !== undefined) errors.phones = contacts;
  return errors;
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
