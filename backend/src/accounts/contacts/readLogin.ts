import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isRegistrationPhone } from '@portal/domain/contact/isRegistrationPhone';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';

/** The login phone in E.164 (VAL-08, VAL-09). @throws ApiError 400 */
export function readLoginPhone(text: string): string {
  const phone = isRegistrationPhone(text) ? normaliseToE164(text) : undefined;
  if (phone === undefined) throw new ApiError(400, PHONE_INVALID);
  return phone;
}

/** The login e-mail in lower case (VAL-01, VAL-03). @throws ApiError 400 */
export function readLoginEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw new ApiError(400, EMAIL_INVALID_IN_FORM);
  return email;
}

/** A login typed into one field: e-mail or phone. @throws ApiError 403 for neither (ERR-37) */
export function readLogin(text: string): { channel: 'sms' | 'email'; contact: string } {
  const email = normaliseEmail(text);
  if (isEmail(email)) return { channel: 'email', contact: email };
  const phone = isRegistrationPhone(text) ? normaliseToE164(text) : undefined;
  if (phone === undefined) throw new ApiError(403, texts.wrongLogin);
  return { channel: 'sms', contact: phone };
}
