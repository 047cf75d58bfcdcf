import { isStrongPassword, PASSWORD_RULE } from '@portal/domain/access/isStrongPassword';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { isCommonPassword } from './isCommonPassword.ts';

const longestPassword = 256;

/**
 * @param context texts whose words the password may not be: contact, provider
 * @throws ApiError 400 with the rule's own text (VAL-04, VAL-05), or for one that everybody tries first (C-234)
 */
export function checkPassword(password: string, context: readonly (string | null)[]): void {
  if (!isStrongPassword(password) || password.length > longestPassword)
    throw new ApiError(400, PASSWORD_RULE);
  const words = context.filter((text) => text !== null);
  if (isCommonPassword(password, words)) throw new ApiError(400, texts.passwordCommon);
}

/** What a person's password may not be built around: own name and contacts, and the provider (C-234). */
export function wordsAround({ company, client, user }: Customer): (string | null)[] {
  return [client.name, user.loginEmail, client.email, company.name];
}
