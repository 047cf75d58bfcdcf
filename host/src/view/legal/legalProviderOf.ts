import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { phoneWithCost } from '@portal/domain/contact/phoneWithCost';
import type { LegalProvider } from './legalText.ts';

/** What the legal texts say about a provider, from its configuration. */
export function legalProviderOf(provider: ProviderSnapshot): LegalProvider {
  const { name, vertical, email, contactPhone, address, town, legal } = provider;
  return {
    name,
    vertical,
    email,
    phone: contactPhone === null ? null : phoneWithCost(contactPhone, legal?.phoneCost),
    address: [address, town].filter(Boolean).join(', ') || null,
  };
}
