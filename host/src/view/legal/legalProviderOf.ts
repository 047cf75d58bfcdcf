import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import type { LegalProvider } from './legalText.ts';

/** What the legal texts say about a provider, from its configuration. */
export function legalProviderOf(provider: ProviderSnapshot): LegalProvider {
  const { name, vertical, email, contactPhone, address, town } = provider;
  return {
    name,
    vertical,
    email,
    phone: contactPhone === null ? null : formatPhone(contactPhone),
    address: [address, town].filter(Boolean).join(', ') || null,
  };
}
