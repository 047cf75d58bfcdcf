import { compactPhone } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';

/**
 * A number at which a provider is called: a contact by VAL-06, or one of other prefixes or countries, for which LAW-03 has
 * words of the provider's own (C-752).
 */
export function isProviderPhone(text: string): boolean {
  const number = compactPhone(text).replace(/^(?:\+351|00351)/, '');
  return isContactPhone(text) || /^(?:[1345678]\d{3,10}|(?:\+|00)\d{6,15})$/.test(number);
}
