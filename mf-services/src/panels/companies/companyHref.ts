import type { Company } from '@portal/api/company/company';
import { portalAddress } from '@portal/domain/portalAddress';
import type { LoginContact } from './loginContact.ts';

/**
 * Where a provider's own portal is entered. It does its own login (C-92) and is told who comes, so that
 * only the code is missing (C-200); whoever has a session there still goes straight to the home.
 */
export function companyHref(
  company: Pick<Company, 'url'>,
  base: string,
  contact: LoginContact | null,
): string {
  const portal = portalAddress(company.url, base);
  const query = new URLSearchParams();
  if (contact?.login_phone) query.set('phone', contact.login_phone);
  else if (contact?.login_email) query.set('email', contact.login_email);
  if (query.size === 0) return portal;
  query.set('mode', 'code');
  return `${portal}/login?${query.toString()}`;
}
