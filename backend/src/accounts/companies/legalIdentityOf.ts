import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import type { Company } from './company.ts';

type Named = Pick<Company, 'address' | 'town' | 'email' | 'phone' | 'vat' | 'legal'>;

/**
 * Who a provider is by law, as far as it is known (LAW-02): what it said itself, otherwise its contact data. What has
 * no value is absent (C-288).
 */
export function legalIdentityOf(company: Named): LegalIdentity {
  const known = {
    address: [company.address, company.town].filter(Boolean).join(', '),
    email: company.email,
    phone: company.phone,
    nipc: company.vat,
  };
  const present = Object.entries(known).filter(([, value]) => Boolean(value));
  return { ...Object.fromEntries(present), ...company.legal };
}
