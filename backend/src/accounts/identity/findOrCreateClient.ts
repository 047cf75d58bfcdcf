import { lockKeys } from '../../platform/database/lockKeys.ts';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findClientByContact, insertClient } from './queries.ts';
import type { Client } from './client.ts';

/** How a provider's own system names a customer. */
export interface CustomerReference {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/**
 * Finds the customer a provider means, or makes one without an account. When the person registers later
 * with that phone or e-mail, they take this customer over with everything that belongs to it.
 * @throws ApiError 400 when neither a valid phone nor a valid e-mail is given
 */
export async function findOrCreateClient(
  transaction: Transaction,
  companyId: string,
  reference: CustomerReference,
  now: Date,
): Promise<Client> {
  const phone = reference.phone === undefined ? null : readPhone(reference.phone);
  const email = reference.email === undefined ? null : normaliseEmail(reference.email);
  if (email !== null && !isEmail(email)) throw new ApiError(400, EMAIL_INVALID_IN_FORM);
  if (phone === null && email === null)
    throw new ApiError(400, 'Indique o telefone ou o e-mail do cliente.');
  await lockKeys(transaction, [`client:${companyId}:${phone ?? email}`]);
  const known = await findClientByContact(transaction, companyId, { phone, email }, now);
  if (known !== undefined) return known;
  return insertClient(transaction, {
    companyId,
    name: reference.name ?? '',
    phones: phone === null ? [] : [{ number: phone, primary: true }],
    email,
    createdAt: now,
  });
}

function readPhone(text: string): string {
  const phone = isContactPhone(text) ? normaliseToE164(text) : undefined;
  if (phone === undefined) throw new ApiError(400, PHONE_INVALID);
  return phone;
}
